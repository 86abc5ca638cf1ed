import type { pairs as english } from '#web/messages/en/pairs.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const pairs: SameShape<typeof english> = {
	title: 'Sonidos en parejas',
	intro: 'Dos palabras y una pequeña diferencia. Primero óyela y luego dila.',
	loading: 'Cargando las parejas',
	empty: 'Todavía no hay parejas.',
	choose: 'Elige una pareja',
	back: 'Todas las parejas',
	place: '{{number}} de {{total}}',
	hear: {
		question: '¿Qué palabra oyes?',
		play: 'Oírla',
		right: '¡Bien!',
		wrong: 'Era «{{word}}».',
		both: 'Oír «{{word}}»',
		next: 'Siguiente',
		seeResult: 'Ver el resultado',
	},
	result: {
		title_one: '{{count}} de {{total}} bien',
		title_other: '{{count}} de {{total}} bien',
		all: 'Tu oído ya conoce esta diferencia.',
		most: 'Casi lo tienes. Vuelve a oír las que fallaste.',
		few: 'Esta lleva su tiempo. Prueba otra vez mañana.',
		missed: 'Vuelve a oír estas',
		say: 'Ahora dilas',
		again: 'Oír otras diez',
	},
	say: {
		title: 'Di las dos palabras',
		try: 'Di «{{word}}»',
		next: 'Otra pareja',
		done: 'Volver a las parejas',
	},
};
