/** What somebody sees of an academy before they belong to it. `logoId` names its image, where it has one. */
export type AcademyDoor = {
	name: string;
	language: string;
	colours: { ground: string; text: string };
	logoId: string | null;
};

/** Id of the element of a page in which the server tells whose host it is. */
export const doorElementId = 'academy';

/** Where an image of an academy is fetched. */
export const academyImageAddress = (imageId: string) => `/api/academyImages/${imageId}`;
