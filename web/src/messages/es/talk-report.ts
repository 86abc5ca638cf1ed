import type { talkReport as english } from '#web/messages/en/talk-report.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const talkReport: SameShape<typeof english> = {
	progress: {
		title: 'Progreso de la conversación',
		label: 'Progreso',
		percent: '{{percent}} %',
		anyTime: '¡Puedes terminar el ejercicio cuando quieras!',
		completed: '¡Ejercicio completado!',
		finish: 'Terminar el ejercicio',
		working: 'Henry está preparando tu informe',
	},
	corrections: {
		title: 'Qué decir mejor',
		none: 'Henry no ha encontrado nada que con seguridad esté mal.',
		said: 'Dijiste',
		better: 'Mejor',
		hear: 'Escúchalo',
		sayAgain: 'Dilo otra vez',
		listening: 'Henry está escuchando tu grabación',
		more_one: 'Ver {{count}} corrección más',
		more_other: 'Ver {{count}} correcciones más',
		less: 'Ocultar las demás correcciones',
		others: 'Las demás correcciones',
	},
	strengths: {
		title: 'Qué ha salido bien',
		none: 'Henry ha oído demasiado poco para decirlo. La próxima vez prueba con una respuesta más larga y un motivo: «… because …».',
		longAnswer: 'Has dado respuestas largas.',
		reasons: 'Has dado motivos.',
		pastTense: 'Has hablado del pasado.',
		linking: 'Has enlazado tus ideas.',
		opinion: 'Has dado tu opinión.',
		question: 'Has hecho preguntas.',
		richWords: 'Has usado palabras que dicen justo lo que quieres decir.',
		fluent: 'Has hablado con fluidez.',
		comparison: 'Has comparado cosas.',
		speculation: 'Has dicho lo que podría ser.',
	},
	facts: {
		title: 'Tu forma de hablar en cifras',
		name: {
			words: 'palabras',
			differentWords: 'palabras distintas',
			wordsPerMinute: 'palabras por minuto',
			pauses: 'pausas',
			fillers: 'muletillas',
		},
		meaning: {
			words: 'Todo lo que Henry te ha oído decir. Veces que has hablado: {{turns}}.',
			differentWords: 'Cada palabra cuenta una vez. Cuantas más haya, menos te repites.',
			wordsPerMinute:
				'La velocidad a la que hablas, con las pausas. No hace falta correr: importa más que se te entienda.',
			pauses:
				'Silencios más largos dentro de tus respuestas. Todo el mundo se para a pensar; entre dos ideas apenas molesta.',
			fillers:
				'Palabras que llenan el tiempo: {{fillers}}. Unas pocas son normales; un silencio corto suena más tranquilo.',
			noFillers: 'Henry no ha oído palabras que solo llenen el tiempo.',
		},
		noLevel:
			'Una charla corta no muestra tu nivel, así que Henry no da ninguno. Estas cifras son lo que ha podido contar.',
	},
	richWords: {
		title: 'Tus palabras de nivel B1 o superior',
		none: 'Esta vez Henry no ha encontrado ninguna. Busca una palabra nueva en sus preguntas y úsala la próxima vez.',
		source: 'Los niveles son los de las palabras, según el perfil de vocabulario CEFR-J; no son tu nivel.',
	},
};
