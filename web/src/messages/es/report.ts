import type { report as english } from '#web/messages/en/report.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const report: SameShape<typeof english> = {
	answer: 'Tu respuesta',
	recording: 'Tu grabación',
	suggestion: 'Sugerencia',
	nothing: 'Henry no ha encontrado nada que con seguridad esté mal.',
	notEnglish: 'Esto no parece inglés, así que Henry no ha corregido nada. Responde en inglés, por favor.',
	maybe: {
		title: 'Quizá',
		about: 'Puede que esté bien así. Lee el motivo y decide tú.',
		show_one: 'Ver una que quizá sea mejor',
		show_other: 'Ver {{count}} que quizá sean mejores',
		hide: 'Ocultar',
		youSaid: 'Has dicho',
		perhapsBetter: 'Quizá mejor:',
		askedTitle: '¿Has dicho esto?',
		askedAbout:
			'Henry no ha oído con seguridad estas palabras. Si dijiste otra cosa, no hay nada que cambiar.',
		didYouSay: '¿Has dicho',
		questionMark: '?',
		thenBetter: 'Entonces, mejor:',
	},
	markWrong: {
		open: 'Esta marca está mal',
		words: 'Enviar también mis palabras:',
		note: 'Sin tus palabras, solo se guarda el tipo de marca.',
		send: 'Enviar',
		kept: 'Gracias. Queda guardado.',
	},
	unsure: 'Henry no sabe si oyó bien las palabras con línea de puntos.',
	missing: 'aquí falta una palabra',
	hear: 'Escuchar la pronunciación',
	preparing: 'Preparando el sonido',
	spoken: 'La sugerencia, en voz alta',
	showModifications: 'Ver los cambios',
	hideModifications: 'Ocultar los cambios',
	modifications: 'Cambios',
	reason: 'Motivo',
	nothingWord: '(nada)',
	becomes: 'pasa a ser',
	pauses: {
		title: 'Habla y pausas',
		spoke: 'Has hablado {{seconds}} segundos.',
		none: 'No ha habido ninguna pausa de más de {{limit}} segundos.',
		count_one: 'Ha habido una pausa de más de {{limit}} segundos: duró {{longest}} segundos.',
		count_other:
			'Ha habido {{count}} pausas de más de {{limit}} segundos; la más larga duró {{longest}} segundos.',
		speech: 'habla',
		long: 'pausa de más de {{limit}} segundos',
		question: 'Pregunta {{number}}',
		answer: 'Respuesta {{number}}',
		written: 'Las respuestas que has escrito no tienen tiempos.',
		pause: '{{part}}: {{seconds}} segundos',
		after: 'después de',
		about:
			'Pensar antes de responder no cuenta. Todo el mundo hace pausas; entre dos ideas apenas molestan, dentro de una pueden molestar.',
	},
	save: 'Guardar como PDF',
	printed: { learner: 'Estudiante: {{name}}' },
	browser: {
		heard: 'Lo ha oído el reconocedor de tu navegador. No dice cuánta seguridad tiene: compruébalo.',
		heardSure:
			'Lo ha oído el reconocedor de tu navegador. Su seguridad en el conjunto es del {{percent}} %. No dice de qué palabras duda: compruébalo.',
		offlineEar: 'No se podía llegar a Henry; lo ha oído {{ear}}, en este dispositivo.',
		deaf: 'El reconocedor de tu navegador no ha oído nada aquí; el oído de Henry ha escuchado la grabación.',
	},
	typicalOf: 'Suelen decirlo quienes hablan {{languages}}.',
	engine: 'Oído por {{ear}} ({{earModel}}), corregido por {{checker}}.',
	engineInsteadOf: '{{ear}} sustituye a {{insteadOf}}, que está averiado.',
	engineSendsTo: 'Para entenderla, tu grabación se envió a {{host}}.',
	checkerInsteadOf: 'Las correcciones son de {{checker}}, porque {{insteadOf}} está averiado.',
	checkerSendsTo: 'Para corregirlas, tus palabras (no tu voz) se enviaron a {{host}}.',
	engineOf: {
		browserHere: 'Donde arriba se indica, te oyó aquí el reconocedor del navegador.',
		browserElsewhere:
			'Donde arriba se indica, te oyó el reconocedor de tu navegador. Lo hizo en los servidores de su fabricante.',
	},
	engineEmbedded:
		'Los dos funcionan en este servidor. El reconocedor puede entenderte mal, sobre todo si tienes acento.',
};
