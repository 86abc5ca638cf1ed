import type { accounts as english } from '#web/messages/en/accounts.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const accounts: SameShape<typeof english> = {
	login: {
		title: 'Iniciar sesión',
		intro:
			'Para practicar no hace falta ninguna cuenta. Inicia sesión para guardar tu progreso y encontrarlo en tus otros dispositivos.',
		email: 'Tu dirección de correo',
		noPassword: 'Te enviamos un enlace. No hay contraseña.',
		button: 'Iniciar sesión con el correo',
		sending: 'Enviando el enlace',
		asking: 'Comprobando si has iniciado sesión',
	},
	sent: {
		title: 'Te hemos enviado un enlace',
		to: 'Va de camino a {{email}}.',
		steps: {
			open: 'Abre el correo y pulsa el botón. El enlace sirve una sola vez, durante {{minutes}} minutos.',
			browser: 'Ábrelo en este navegador: así no tendrás que escribir otra vez tu dirección.',
			spam: '¿No ha llegado nada? Mira en la carpeta de correo no deseado. Comprueba la dirección de arriba.',
		},
		outbox:
			'¿Henry se ejecuta en este ordenador sin servidor de correo? Entonces el correo es un archivo: el terminal dice en qué carpeta está.',
		again: 'Enviar otro enlace',
		againIn: 'Enviar otro enlace dentro de {{seconds}} s',
		otherAddress: 'Usar otra dirección',
	},
	signedIn: {
		title: 'Tu cuenta',
		as: 'Has iniciado sesión como {{email}}.',
		progress: 'Ir a mi progreso',
		signOut: 'Cerrar sesión',
		signingOut: 'Cerrando sesión',
	},
	finish: {
		title: 'Terminar de iniciar sesión',
		working: 'Iniciando sesión',
		confirm: 'Escribe tu correo para confirmarlo',
		why: 'Es la dirección a la que se envió el enlace.',
		button: 'Iniciar sesión',
		newLink: 'Pedir un enlace nuevo',
		already: 'Ya has iniciado sesión, como {{email}}.',
		practise: 'Seguir practicando',
	},
	failure: {
		sending: {
			'invalid-argument': {
				title: 'No se puede enviar ningún correo a esta dirección',
				advice: 'Comprueba cómo está escrita. Las direcciones con letras como é o ñ aún no funcionan.',
			},
			'resource-exhausted': {
				title: 'Ya se han enviado suficientes enlaces a esta dirección',
				advice: 'Usa el más reciente o pide otro dentro de {{minutes}} minutos.',
			},
			unavailable: {
				title: 'No se ha podido enviar el correo',
				advice: 'El servidor de correo no responde. Inténtalo de nuevo dentro de un minuto.',
			},
		},
		finishing: {
			'invalid-argument': {
				title: 'El enlace no se envió a esta dirección',
				advice: 'Escribe la dirección a la que llegó el correo.',
			},
			'not-found': {
				title: 'Este enlace no funciona',
				advice: 'Ha cambiado por el camino o es muy antiguo. Pide uno nuevo.',
			},
			aborted: {
				title: 'Este enlace ya se ha usado',
				advice: 'Cada enlace sirve una sola vez. Pide uno nuevo.',
			},
			'deadline-exceeded': {
				title: 'Este enlace ha caducado',
				advice: 'Un enlace sirve durante {{minutes}} minutos. Pide uno nuevo.',
			},
		},
		incomplete: {
			title: 'Este enlace no está completo',
			advice: 'Ábrelo de nuevo desde el correo o pide uno nuevo.',
		},
	},
};
