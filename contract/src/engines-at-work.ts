/** Who hears and who speaks: the name, and the host that an engine elsewhere is given what it works on. */
export type EngineAtWork = { name: string; embedded: boolean; sendsTo?: string | undefined };

/** The engines that the footer names. The server writes them as JSON into an element of the document. */
export type EnginesAtWork = {
	speechToText: EngineAtWork;
	textToSpeech: EngineAtWork;
	/** Whether better ones are on their way. */
	improving?: boolean;
};

/** Id of that element. */
export const enginesElementId = 'engines-at-work';

/** Name of our own recogniser: of the engines' words (`engine-words.ts`) the one that every page says. */
export const earName = 'Henry’s ear';
