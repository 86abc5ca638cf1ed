import type { pictures as english } from '#web/messages/en/pictures.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const pictures: SameShape<typeof english> = {
	title: 'Comparar fotos',
	intro: 'Compara imágenes en voz alta un minuto, como en Cambridge. Luego mira qué has tratado.',
	loading: 'Cargando los ejercicios',
	empty: 'Todavía no hay ejercicios.',
	choose: 'Elige un ejercicio',
	first: {
		length: 'Un minuto hablando',
		look: { title: 'Mira tres imágenes', note: 'Amplía la que quieras.' },
		compare: { title: 'Compáralas en voz alta', note: 'Puedes parar antes de que pase el minuto.' },
		report: { title: 'Mira qué has tratado', note: 'Y qué decir mejor la próxima vez.' },
	},
	instructions: 'Instrucciones',
	pictures: 'Imágenes',
	enlarge: 'Ampliar la imagen {{number}}',
	shrink: 'Reducir la imagen {{number}}',
	record: 'Tu minuto',
	write: 'Tu descripción',
	transcribing: 'Henry está escribiendo lo que has dicho',
	again: 'Describir estas imágenes otra vez',
	other: 'Otras imágenes',
	coverage: {
		title: 'Las imágenes',
		picture: 'Imagen {{number}}',
		mentioned: 'Has hablado de ella.',
		notMentioned: 'Henry no ha oído nada sobre ella.',
		tooFew: 'La próxima vez compara dos de las tres imágenes.',
		enough: 'En el examen basta con dos de las tres.',
	},
	language: {
		title: 'Expresiones para comparar y suponer',
		comparing: 'Comparar',
		speculating: 'Decir lo que podría ser',
		used: 'Has usado',
		noneUsed: 'Esta vez Henry no ha oído ninguna.',
		toTry: 'Para probar la próxima vez',
	},
};
