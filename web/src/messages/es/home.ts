import type { home as english } from '#web/messages/en/home.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const home: SameShape<typeof english> = {
	hero: {
		tagline: 'Habla. Mejora. Triunfa.',
		subtitle:
			'Habla de la vida real o practica exámenes oficiales: Cambridge, TOEFL y Aptis. Henry es tu coach de inglés hablado con IA.',
		talk: 'Habla con Henry',
	},
	activities: {
		title: 'Elige cómo quieres practicar',
		fluencyChat: {
			title: 'Conversación fluida',
			tagLine: 'Habla de la vida diaria',
			description: 'Elige un tema y conversa en voz alta con Henry. Un informe te muestra qué mejorar.',
			button: 'Prueba la conversación fluida',
		},
		speakle: {
			title: 'Speakle',
			tagLine: 'Una frase al día',
			description: 'Lee en voz alta la frase del día. Mira lo clara que suena cada palabra.',
			button: 'Prueba Speakle',
		},
		grammarSpeech: {
			title: 'Gramática hablada',
			tagLine: 'Dos minutos hablando',
			description:
				'Responde a preguntas sobre un tema que te guste. Verás qué has dicho, qué corregir y por qué.',
			button: 'Prueba la gramática hablada',
		},
		pairTopic: {
			title: 'Debate en pareja',
			tagLine: 'Debate como en el examen de Cambridge',
			description:
				'Recorre un mapa mental con un compañero de IA. Muestra acuerdo o desacuerdo en buen inglés.',
			button: 'Prueba el debate en pareja',
		},
		pictures: {
			title: 'Comparar fotos',
			tagLine: 'Describe y compara lo que ves',
			description: 'Pon en palabras tres imágenes, como en la prueba oral de Cambridge.',
			button: 'Prueba a comparar fotos',
		},
	},
	promises: {
		title: 'Con qué puedes contar',
		noThirdParty: {
			title: 'Ninguna empresa tiene que escucharte',
			text: 'Henry oye, corrige y habla en el ordenador que aloja este sitio. Tu voz solo llega a otra empresa si alguien lo elige: su dueño o tú. Entonces Henry lo dice.',
		},
		yourChoice: {
			title: 'Tú decides qué se guarda',
			text: 'No se guarda ningún audio si no lo pides en tu cuenta. Lo que practicas se recuerda para ti. Puedes borrarlo en un solo paso.',
		},
	},
	closing: {
		title: 'Tu inglés mejora cuando lo hablas',
		text: 'Equivócate aquí, donde a nadie le importa.',
	},
};
