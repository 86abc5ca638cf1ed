import type { pairTopic as english } from '#web/messages/en/pair-topic.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const pairTopic: SameShape<typeof english> = {
	title: 'Debate en pareja',
	intro:
		'Debate una pregunta con Henry, igual que en el examen de Cambridge: mira los temas, habladlos y decidid juntos.',
	loading: 'Cargando los ejercicios',
	empty: 'Todavía no hay ejercicios.',
	choose: 'Elige una pregunta para debatir',
	first: {
		length: 'Unos 3 minutos, o sin reloj',
		look: { title: 'Mira el mapa mental', note: 'Unos segundos para pensar.' },
		discuss: { title: 'Habladlo', note: 'Dos minutos con Henry sobre cinco temas.' },
		decide: { title: 'Decidid juntos', note: 'Un minuto más, y después tu informe.' },
	},
	time: 'Tienes 2 minutos para explorar los 5 temas.',
	map: 'Mapa mental',
	covered: 'ya hablado',
	coveredTopics: 'Temas hablados:',
	coveredCount: 'Temas hablados: {{count}} de {{total}}',
	start: 'EMPEZAR',
	untimed: 'Sin reloj',
	untimedNote: 'Tómate el tiempo que quieras; tú decides cuándo pasar a la decisión.',
	partner: {
		label: 'Tu compañero',
		beginner: 'Fácil',
		beginnerNote: 'Henry casi siempre está de acuerdo y acepta tu elección.',
		intermediate: 'Igual',
		intermediateNote: 'Henry tiene sus opiniones y puede preferir otra idea.',
		advanced: 'Difícil',
		advancedNote: 'Henry discrepa a menudo. Solo cede ante una buena razón.',
	},
	steps: {
		look: 'Primero miras los temas durante {{seconds}}\u00a0segundos.',
		discuss: {
			live: 'Después Henry y tú habláis de ellos dos minutos.',
			tap: 'Después Henry y tú habláis de ellos dos minutos. Cada respuesta tiene {{seconds}}\u00a0segundos como mucho.',
		},
		decide: 'En el último minuto decidís juntos.',
	},
	look: { title: 'Mira los temas', left: 'El debate empieza en {{seconds}}\u00a0s', ready: 'Empezar ya' },
	part: { discussion: 'Debate', decision: 'Decisión' },
	left: 'Tiempo restante: {{time}}',
	over: 'Se acabó el tiempo: termina la frase',
	decide: 'Pasar a la decisión',
	again: 'Debatir esto otra vez',
	other: 'Otra pregunta',
	back: 'Volver a las preguntas',
};
