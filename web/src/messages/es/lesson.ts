import type { lesson as english } from '#web/messages/en/lesson.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const lesson: SameShape<typeof english> = {
	title: 'Tu lección de esta charla',
	corrections: 'Lo que más importa',
	tryNow: 'Pruébalo ahora',
	try: 'Di una frase nueva, tuya, con:',
	say: 'Decir una frase nueva',
	heard: 'Henry ha oído:',
	outcome: {
		good: 'Muy bien: es una frase nueva y Henry no ha encontrado nada que corregir.',
		mistake: 'Has usado «{{words}}». Una cosa aún puede mejorar:',
		withoutWords: 'Henry no ha oído «{{words}}» en ella. Prueba otra vez.',
		same: 'Esa es la frase de antes. Ahora cambia algo.',
	},
	whole: 'Ver el informe completo',
	less: 'Ocultar el informe completo',
	interaction: {
		title: 'Henry y tú',
		balance: 'De cada 100 palabras, {{share}} fueron tuyas. Hablaste {{turns}} veces, y Henry {{henrys}}.',
		asking: 'Devolviste preguntas',
		agreeing: 'Estuviste de acuerdo',
		disagreeing: 'No estuviste de acuerdo',
		none: 'Henry no ha oído nada de eso con seguridad.',
		toTry: 'La próxima vez, prueba con:',
	},
	richer: {
		title: 'Dilo con más riqueza',
		intro: 'Esto lo dijiste bien. Así puede sonar en los niveles siguientes.',
	},
	transcript: { title: 'Lo que se dijo' },
};
