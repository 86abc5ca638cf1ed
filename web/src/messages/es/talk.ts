import type { talk as english } from '#web/messages/en/talk.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const talk: SameShape<typeof english> = {
	title: 'Habla con Henry',
	intro:
		'Conversa con Henry en voz alta. Nunca te interrumpe para corregirte: el informe llega cuando terminas.',
	loading: 'Cargando los temas',
	empty: 'Todavía no hay temas.',
	choose: 'Elige un tema para practicar',
	first: {
		length: 'Todo el tiempo que quieras',
		asks: { title: 'Henry pregunta', note: 'Le oyes y lees lo que dice.' },
		answer: { title: 'Respondes en voz alta', note: 'Sin prisa. «Ayúdame» está a un toque.' },
		report: { title: 'Recibes un informe', note: 'Dice qué ha ido bien y qué decir mejor.' },
	},
	level: { label: 'Nivel', all: 'Todos los niveles' },
	groups: {
		chat: 'Solo charlar',
		rolePlay: 'Juegos de rol: Henry hace de la otra persona',
		topic: 'Temas',
	},
	own: {
		label: 'O habla de lo que quieras',
		example: 'La apicultura, mi tesis, el partido del domingo',
		button: 'Hablar de esto',
	},
	job: { label: '¿De qué trabajo se trata?', example: 'Enfermera en un hospital infantil' },
	ending: {
		label: 'La charla termina',
		goals: 'cuando hayamos hablado de todo',
		learner: 'cuando yo pare',
		fiveMinutes: 'a los cinco minutos',
		tenMinutes: 'a los diez minutos',
	},
	corrects: {
		label: 'Corrígeme mientras hablamos',
		note: 'Antes de seguir, Henry dice una cosa mejor, si está seguro. También puedes pedírselo en la charla, o decirle que lo deje.',
	},
	memory: {
		on: 'Henry recuerda lo que le cuentas de ti.',
		off: 'Henry olvida lo que le cuentas cuando acaba la charla.',
		settings: 'Cambiarlo',
	},
	progress: {
		minutes: '{{spent}} de {{minutes}} minutos',
		answers_one: 'Una respuesta hasta ahora: la charla acaba cuando tú pares.',
		answers_other: '{{count}} respuestas hasta ahora: la charla acaba cuando tú pares.',
	},
	unfinished: {
		title: 'Esta charla no está terminada',
		kept: 'Lo que se ha dicho hasta ahora se conserva en esta pestaña. Tus grabaciones, no.',
		henry: 'Henry',
		learner: 'Tú',
		goOn: 'Seguir',
		toReport: 'Ir al informe',
		anew: 'Empezar de nuevo',
		waits: 'Tienes una charla sin terminar:',
		open: 'Abrirla',
	},
	withoutModel:
		'Aquí Henry habla sin modelo de lenguaje: sigue un plan escrito y no puede responder a todas las preguntas.',
	back: 'Volver a los temas',
	start: 'EMPEZAR',
	difficulty: { beginner: 'principiante', intermediate: 'intermedio', advanced: 'avanzado' },
	steps: {
		title: 'Cómo funciona',
		listen: 'Henry pregunta. Le oyes y puedes leer lo que dice.',
		answer: {
			live: 'Solo tienes que hablar. Henry espera mientras piensas y responde cuando has terminado.',
			tap: 'Toca el botón, responde y toca otra vez cuando hayas terminado.',
		},
		stuck: '¿Te quedas sin palabras? «Ayúdame» te da una, un comienzo o un ejemplo.',
		finish: 'Termina cuando quieras y recibe tu informe.',
	},
	again: 'Hablar de esto otra vez',
};
