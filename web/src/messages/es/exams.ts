import type { exams as english } from '#web/messages/en/exams.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const exams: SameShape<typeof english> = {
	title: 'Aptis Part One',
	loading: 'Cargando las preguntas',
	empty: 'Todavía no hay preguntas.',
	part: 'Parte {{number}} de {{total}}',
	start: {
		intro:
			'La primera parte de la prueba oral de Aptis: tres preguntas sobre ti, contrarreloj. Después te escuchas y lees qué decir mejor. Hay una estimación con sus motivos.',
		timing: '¿Cuánto tiempo puedes hablar?',
		exam: { name: 'Como en el examen', text: '{{seconds}} segundos para las tres respuestas.' },
		drill: { name: 'Práctica rápida', text: '{{seconds}} segundos para las tres respuestas.' },
		untimed: { name: 'Sin límites de tiempo', text: 'Todo el que necesites. Tú terminas cada respuesta.' },
		what: 'Qué va a pasar',
		steps: {
			listen: 'Oyes una introducción breve y, después, cada pregunta una vez.',
			answer: 'Cuando termina una pregunta, la grabación empieza sola. Habla hasta que se acabe el tiempo.',
			answerUntimed:
				'Cuando termina una pregunta, la grabación empieza sola. Para cuando lo hayas dicho todo.',
			stop: 'Puedes parar antes. La siguiente pregunta llega enseguida.',
			report: 'Después de la tercera respuesta recibes tu informe.',
		},
		begin: 'Empezar',
	},
	exams: {
		title: 'Exámenes orales',
		loading: 'Cargando los exámenes',
		intro:
			'Simulacros completos con sus tiempos reales, o una sola parte. Al final ves dónde estás y qué hacer primero. Cada respuesta se corrige. Si practicas, tienes tiempo, ideas y respuestas modelo.',
		level: 'Ver exámenes de nivel',
		allLevels: 'Todos',
		levels: 'De {{first}} a {{last}}',
		noneAtLevel: 'Todavía no hay ningún examen de este nivel. Elige otro.',
		about: 'Unos {{minutes}} minutos, {{parts}}',
		parts_one: '{{count}} parte',
		parts_other: '{{count}} partes',
		forms_one: '{{count}} versión',
		forms_other: '{{count}} versiones',
		minutes_one: 'Más o menos {{count}} minuto',
		minutes_other: 'Unos {{count}} minutos',
		quick: '¿Tienes poco tiempo? En unos {{minutes}} minutos:',
		back: 'Todos los exámenes',
		form: '¿Qué versión?',
		formName: 'Versión {{id}}',
		what: '¿Qué quieres hacer?',
		whole: 'El examen completo',
		mode: '¿Cómo?',
		examMode: {
			name: 'Como en el examen',
			text: 'El reloj real, un pitido y cada pregunta una sola vez. Sin pausas ni ayuda.',
		},
		practiceMode: {
			name: 'Para practicar',
			text: 'Sigues cuando quieras. Puedes repetir respuestas, ver ideas y oír respuestas modelo de Henry.',
		},
		needs: 'Lo que necesitas',
		extraTime: 'Tiempo adicional',
		noExtraTime: 'Ninguno',
		morePercent: 'Un {{percent}} % más',
		isWritten: 'Subtítulos: mostrar por escrito lo que en el examen solo se oye',
		start: 'Empezar',
		differs: 'En qué se diferencia del examen real',
		sources:
			'Formato comprobado en {{checked}}. Fuentes (V: página oficial o de quien hace el examen, S: de segunda mano):',
	},
	placement: {
		title: 'Prueba de nivel en cinco minutos',
		question: '¿Qué examen te conviene?',
		short: 'Tres tareas cortas muestran qué niveles son probables.',
		open: 'Averígualo en cinco minutos',
		intro:
			'Tres tareas cortas, unos cinco minutos. Después ves qué nivel te conviene, como un intervalo. Cada nivel viene con su probabilidad. Es una estimación, no un examen.',
		parts: {
			read: 'Lee un texto corto en voz alta. Henry oye cómo dices los sonidos.',
			picture: 'Habla de una imagen durante un minuto.',
			question: 'Contesta una pregunta durante un minuto y medio.',
		},
		start: 'Empezar la prueba',
		fits: 'Exámenes que te convienen',
		likeliest: 'Lo más probable: {{level}}. Empieza aquí:',
		next: 'Quizá {{level}}. También es posible:',
		allOf: 'Todos los exámenes de nivel {{level}}',
		tooThin:
			'Henry todavía no puede decir tu nivel. Inténtalo otra vez y di más en cada respuesta. Hacen falta unas 60 palabras en total.',
	},
	kept: {
		title: '{{name}}: sin terminar',
		text_one: 'Hay {{count}} respuesta guardada en este navegador. No la tiene nadie más.',
		text_other: 'Hay {{count}} respuestas guardadas en este navegador. No las tiene nadie más.',
		goOn: 'Continuar',
		report: 'Recibir el informe de lo que hay',
		forget: 'Borrar',
	},
};
