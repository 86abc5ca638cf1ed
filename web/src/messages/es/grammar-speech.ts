import type { grammarSpeech as english } from '#web/messages/en/grammar-speech.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const grammarSpeech: SameShape<typeof english> = {
	title: 'Gramática hablada',
	intro:
		'Contesta en voz alta a cinco preguntas sobre un tema. Henry escribe lo que oye. Te enseña qué decir mejor, y por qué.',
	loading: 'Cargando los temas',
	empty: 'Todavía no hay temas.',
	steps: {
		topic: 'Elige un tema',
		record: 'Graba tu respuesta',
		submit: 'Envía tu respuesta',
	},
	record: {
		hint: 'Las preguntas aparecen de una en una cuando empiezas a grabar.',
		limit: 'Cada respuesta debe durar como máximo {{seconds}} segundos.',
		afterwards: 'Después puedes escucharla y enviarla.',
		showQuestions: 'Ver todas las preguntas',
		hideQuestions: 'Ocultar todas las preguntas',
		hear: 'Oír la pregunta {{number}}',
		pickFirst: 'Primero elige un tema.',
		current: 'Pregunta',
		index: '({{number}}/{{total}})',
		remaining: 'Tiempo restante de la pregunta: {{seconds}}',
		next: 'Siguiente pregunta',
		last: 'Esta es la última pregunta. Toca para parar cuando termines.',
	},
	submit: {
		recordFirst: 'Primero graba tu respuesta o escríbela.',
		recordAgain: 'Graba tu respuesta de nuevo, o escríbela.',
		button: 'Enviar respuesta',
		working: 'Henry está trabajando en tu respuesta',
		done: '¡Buen trabajo!',
		ready: 'Tu grabación está lista. Escúchala y envíala.',
		heard: 'Lo que se ha oído hasta ahora. Se corrige cuando vuelvas a enviar tu respuesta.',
		again: 'Practicar este tema otra vez',
	},
	report: {
		title: 'Tu informe',
	},
};
