import type { aptis as english } from '#web/messages/en/aptis.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const aptis: SameShape<typeof english> = {
	title: 'Aptis Part One',
	loading: 'Cargando las preguntas',
	empty: 'Todavía no hay preguntas.',
	leave: 'Salir y empezar de nuevo',
	start: {
		intro:
			'La primera parte de la prueba oral de Aptis: tres preguntas sobre ti, contrarreloj. Después te escuchas, lees qué decir mejor y ves una estimación con sus motivos.',
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
	prompt: {
		title: 'Introducción',
		audio: 'La introducción, en voz alta',
		skip: 'Saltar la introducción',
	},
	question: {
		part: 'Parte {{number}} de {{total}}',
		audio: 'La pregunta, en voz alta',
		answerNow: 'Contestar ya',
	},
	instructions: {
		column: 'Instrucciones y grabadora',
		title: 'Instrucciones...',
		prompt: 'Escucha la introducción. Cuando termine, llega la primera pregunta.',
		listening: 'Escucha la pregunta. Cuando termine, la grabación empieza sola.',
		time: 'Tendrás {{seconds}} segundos para contestar. Puedes parar antes.',
		noTime: 'Contesta todo el tiempo que quieras y después para.',
	},
	answer: {
		waiting: 'Prepárate',
		speak: 'Te toca',
	},
	report: {
		title: 'Tu examen',
		working: 'Henry está trabajando en tus respuestas',
		kept: 'Tus tres grabaciones siguen aquí. No se ha perdido nada y puedes intentarlo otra vez.',
		again: 'Intentarlo de nuevo',
		estimate: 'Estimación',
		silent:
			'Henry no ha oído nada en ninguna de tus respuestas, así que no hay nada que estimar. Comprueba que el micrófono esté encendido y cerca de ti, e inténtalo de nuevo.',
		onlyWritten:
			'Henry no ha oído nada en ninguna de tus respuestas. La estimación se hace solo con las palabras que dices, así que no la hay; lo que has escrito está corregido más abajo.',
		heardOnly:
			'La estimación se hace solo con lo que Henry te ha oído decir. Lo que has escrito o corregido, o lo que ha oído tu navegador, cambia las correcciones de abajo, no la estimación.',
		overall: '{{lowest}} de 5',
		overallBetween: 'Entre {{lowest}} y {{highest}} de 5',
		sure: 'Henry está bastante seguro',
		unsure: 'Henry no está seguro',
		isEstimate:
			'Esto es una estimación, no la nota de un examen. Henry compara lo que ha podido contar en tu habla con los criterios públicos de esta parte del examen, con sus propias palabras. Nadie ha comparado sus estimaciones con las notas de los examinadores.',
		gate: 'Hasta dónde puedes llegar depende de cuántas respuestas tratan de su pregunta: para 4 o 5 hacen falta las tres, con dos se llega como mucho a 3 y con una a 1. Dentro de eso cuenta el nivel intermedio de los cuatro de lengua.',
		source:
			'Criterios y escala: Aptis Candidate Guide, 2020. Dónde empieza cada nivel en estas cifras lo hemos decidido nosotros. Aptis pertenece al British Council, que no participa en este producto.',
		criteria: {
			task: 'Responder a la pregunta',
			grammar: 'Gramática: variedad y corrección',
			vocabulary: 'Vocabulario: variedad y precisión',
			pronunciation: 'Pronunciación',
			fluency: 'Fluidez',
		},
		onTopic: '{{lowest}} de {{total}} sobre el tema',
		onTopicBetween: 'de {{lowest}} a {{highest}} de {{total}} sobre el tema',
		bands: {
			A1: 'alrededor de A1',
			A2: 'alrededor de A2',
			B1: 'B1 o más',
			any: 'sin nivel',
			between: 'desde {{lowest}} hasta {{highest}}',
		},
		reasons: {
			onTopic: 'Respuestas que tratan claramente de su pregunta: {{onTopic}} de {{total}}.',
			timeUsed: 'Has usado {{seconds}} de {{allowed}} segundos.',
			timeTaken: 'Has tardado {{seconds}} segundos sin límite de tiempo. El examen da {{allowed}}.',
			corrections:
				'Errores de los que Henry está seguro: {{mistakes}} en {{words}} palabras. Dudosos: {{doubted}}. No encuentra todos los errores.',
			structures: 'Además de frases simples has usado: {{structures}}.',
			noStructures: 'Henry solo ha oído frases simples en presente.',
			fewVerbs: 'Pocas frases completas: Henry ha contado {{verbs}} verbos en total.',
			contentWords: 'Palabras con significado propio: {{distinct}} distintas, {{total}} en total.',
			wordChoice: 'Palabras en lugar de las cuales otra sería mejor: {{mistakes}}.',
			recognised:
				'De media, el reconocedor está seguro de tus palabras al {{percent}} %. Este criterio solo mide eso: si se han podido distinguir las palabras. No juzga sonidos sueltos ni el acento.',
			speed:
				'{{wordsPerMinute}} palabras por minuto desde la primera palabra de cada respuesta hasta la última, pausas incluidas.',
			silences: 'Las pausas ocupan el {{percent}} % del tiempo en que hablas.',
			fewWords: 'Has dicho {{words}} palabras. Henry necesita al menos {{needed}} para decir más.',
			understoodTooLittle:
				'Henry solo está seguro al {{percent}} % de lo que ha oído, y eso es demasiado poco para juzgarlo.',
			mayNotBeYou:
				'Puede deberse al ruido, al micrófono o a un acento que no conoce, así que no cuenta en tu contra.',
			doubtedWords: '{{doubted}} de {{words}} palabras son dudosas, y de ellas depende el nivel.',
			closeToTheLimit: 'Tu velocidad está cerca del límite entre dos niveles.',
			topicUnsure: 'Respuestas de las que Henry no sabe decir de qué tratan: {{answers}}.',
			silentAnswers:
				'Respuestas en las que Henry no ha oído nada: {{answers}}. No pueden contar como respuestas sobre el tema.',
		},
		structures: {
			past: 'el pasado',
			perfect: 'el pretérito perfecto (have done)',
			future: 'el futuro',
			modal: 'can, would, should y similares',
			continuous: 'la forma continua (is doing)',
			comparison: 'comparaciones',
			verbPattern: 'verbo + verbo (want to go, enjoy reading)',
			reason: 'motivos (because)',
			timeOrCondition: 'when e if',
			relative: 'oraciones de relativo (people who …)',
		},
		part: 'Parte {{number}}',
		recording: 'Tu respuesta a la parte {{number}}',
		topic: {
			onTopic: 'Trata del tema.',
			offTopic: 'No trata del tema.',
			unsure: 'Henry no está seguro de que trate del tema.',
			silent: 'Henry no ha oído nada.',
			because: {
				topicWords: 'Palabras que lo muestran: {{words}}.',
				noTopicWords: 'No ha encontrado palabras del tema de la pregunta.',
				fewTopicWords: 'Pocas palabras apuntan a él: {{words}}.',
				onlyTheQuestion: 'Solo ha oído palabras de la propia pregunta.',
				tooShort: 'Es demasiado corta para saberlo.',
				doubtedWords: 'Demasiadas de sus palabras son dudosas.',
				nothingHeard: 'Si has hablado, inténtalo de nuevo, más cerca del micrófono, o escríbelo.',
			},
		},
		figuresOfHeard: 'Estas cifras son de tu grabación, tal como Henry la ha oído.',
		figures: {
			words_one: 'palabra',
			words_other: 'palabras',
			wordsPerMinute: 'palabras por minuto',
			pauses_one: 'pausa',
			pauses_other: 'pausas',
			longestPause: 'pausa más larga',
			seconds: '{{seconds}} s',
		},
	},
};
