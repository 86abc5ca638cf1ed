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
	age: {
		younger: 'Tengo menos de {{age}} años',
		older: 'Al iniciar sesión declaras que tienes {{age}} años o más.',
		guardian: 'Correo de tu madre, tu padre o tu tutor',
		why: 'Le pediremos permiso. Hasta entonces tu práctica queda en este navegador.',
	},
	guardianAwaited: {
		title: 'Falta el permiso de tu madre, padre o tutor',
		text: 'Le hemos escrito. Hasta que acepte, tu práctica queda en este navegador. Puedes practicarlo todo.',
		hint: '¿No ha llegado nada? Escribe otra vez, a esta o a otra dirección.',
		button: 'Escribir otra vez',
		sending: 'Enviando el correo',
		sent: 'El correo va de camino.',
	},
	guardian: {
		title: 'Tu hijo o hija practica con Henry',
		loading: 'Buscando la cuenta',
		text: 'Quien usa la dirección {{email}} te ha nombrado. Con menos de {{age}} años hace falta tu permiso.',
		points: {
			kept: 'Con tu permiso guardamos los resultados y las frases corregidas.',
			voice: 'Las grabaciones solo se guardan si se activa esa opción.',
			machine: 'Henry es un programa de ordenador, una IA. Sus notas son estimaciones.',
			seen: 'La práctica la ve tu hijo o hija. El profesorado ve lo entregado.',
			back: 'Puedes retirar tu permiso aquí, cuando quieras.',
		},
		more: 'Qué pasa con los datos, con todo detalle',
		agree: 'Doy mi permiso',
		refuse: 'No doy mi permiso',
		withdraw: 'Retirar mi permiso',
		question: '¿Borrar la cuenta y todo lo que contiene?',
		erase: 'Borrar la cuenta',
		keep: 'Conservar la cuenta',
		agreed: 'Has dado tu permiso. La práctica de {{email}} se guarda.',
		erased: 'La cuenta se ha borrado, con todo lo que contenía.',
		goneTitle: 'Este enlace ya no funciona',
		goneText: 'La cuenta se borró o un correo más nuevo lo ha sustituido.',
		about: 'Acerca de Henry',
	},
	passkey: {
		signIn: 'Iniciar sesión con una llave de acceso',
		waiting: 'Esperando a tu dispositivo',
		calledOff: {
			title: 'No se ha elegido ninguna llave de acceso',
			advice: 'Inténtalo otra vez o inicia sesión con el correo. Después puedes crear una.',
		},
	},
	passkeys: {
		title: 'Llaves de acceso',
		text: 'Con una llave entras con el dedo, la cara o un PIN. No hace falta ningún correo.',
		loading: 'Buscando tus llaves de acceso',
		none: 'Aún no tienes ninguna.',
		made: 'Creada: {{moment}}',
		add: 'Crear una llave en este dispositivo',
		remove: 'Quitar',
		removeOf: 'Quitar la llave de acceso: {{device}}',
		question: '¿Quitar esta llave de acceso? Ya no podrás entrar con ella.',
		keep: 'Conservarla',
	},
	devices: {
		title: 'Tus dispositivos',
		text: 'Aquí tienes la sesión abierta. Ciérrala donde no la uses o no la conozcas.',
		loading: 'Buscando tus dispositivos',
		browserOn: '{{browser}} en {{system}}',
		unknown: 'Un dispositivo sin nombre',
		this: 'Este dispositivo',
		since: 'Sesión abierta: {{moment}}',
		used: 'Último uso: {{moment}}',
		signOut: 'Cerrar sesión',
		signOutOf: 'Cerrar sesión: {{device}}',
		everywhere: 'Cerrar sesión en todas partes',
		everywhereQuestion: '¿Cerrar la sesión en todos los dispositivos, también en este?',
		stay: 'Seguir con la sesión abierta',
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
