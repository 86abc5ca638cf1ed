import type { coming as english } from '#web/messages/en/coming.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const coming: SameShape<typeof english> = {
	badge: 'Próximamente',
	meanwhile: 'Disponible hoy: Grammar Speech. Habla dos minutos y mira qué corregir y por qué.',
	button: 'Prueba Grammar Speech',
	talk: {
		title: 'Habla con Henry',
		text: 'Pronto elegirás aquí un tema para hablarlo con Henry, en voz alta.',
	},
	pairTopic: {
		title: 'Debate en pareja',
		text: 'Pronto recorrerás aquí un mapa mental con un compañero de IA, como en el examen de Cambridge.',
	},
	pictures: { title: 'Comparar fotos', text: 'Pronto describirás y compararás aquí tres fotos.' },
	speakle: { title: 'Speakle', text: 'Pronto habrá aquí cada día una frase nueva para pronunciar.' },
	aptis: {
		title: 'Aptis Part One',
		text: 'Pronto responderás aquí a las tres preguntas de la primera parte oral, contrarreloj.',
	},
	academies: {
		title: 'Henry para academias',
		text: 'Pronto las academias podrán apuntarse aquí a la lista de espera, con su propia marca y cuentas de alumnos.',
	},
	login: {
		title: 'Iniciar sesión',
		text: 'Pronto podrás entrar aquí con tu correo. Para practicar no hace falta ninguna cuenta.',
	},
	finishSignUp: {
		title: 'Terminar de iniciar sesión',
		text: 'Pronto el enlace de tu correo te traerá aquí. Para practicar no hace falta ninguna cuenta.',
	},
	about: { title: 'Acerca de', text: 'Pronto podrás leer aquí quién es Henry y cómo escucha.' },
};
