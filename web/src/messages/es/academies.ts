import { waitlistTerms } from '@henry/contract/waitlist-terms.ts';
import type { academies as english } from '#web/messages/en/academies.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const academies: SameShape<typeof english> = {
	title: 'Henry para academias',
	pitch: 'Da a cada alumno alguien con quien hablar, todos los días',
	lead: 'El tiempo de clase es corto, y hablar necesita tiempo. En casa, tus alumnos hablan; Henry escucha, escribe lo que ha oído y muestra qué decir mejor y por qué.',
	start: 'Crear una academia de prueba',
	contact: { text: '¿Prefieres preguntar algo antes?', button: 'Escríbenos' },
	today: {
		title: 'Lo que ya funciona',
		intro:
			'Todo esto funciona ahora y no cuesta nada. Las clases y las tareas piden una cuenta; practicar, no.',
		classes: {
			title: 'Clases a las que se entra con un código',
			text: 'Crea una academia en un solo paso, añade clases e invita al profesorado con un enlace. Los alumnos escriben el código de su clase.',
		},
		homework: {
			title: 'Hablar como deberes',
			text: 'Pon un tema de Grammar Speech, una conversación, una frase de Speakle, Aptis Part One o una pregunta tuya, con fecha e intentos.',
		},
		teacher: {
			title: 'El profesor tiene la última palabra',
			text: 'Las respuestas esperan en una cola, primero quienes más te necesitan, cada una con un borrador y sus motivos. Tú lo confirmas o lo cambias; el valor de Henry queda debajo del tuyo.',
		},
		colours: {
			title: 'Tu nombre y tus colores',
			text: 'Alumnos y profesores ven el nombre de la academia en sus dos colores, comprobados para que se lean bien.',
		},
		grammarSpeech: {
			title: 'Hablar y recibir correcciones',
			text: 'Cinco preguntas sobre un tema, respondidas en voz alta. El informe da el motivo de cada corrección.',
		},
		aptis: {
			title: 'Ensayar exámenes orales',
			text: 'Aptis, Cambridge, EOI y otros, contrarreloj. Al final, cada respuesta para volver a oírla y una estimación, señalada como tal.',
		},
		review: {
			title: 'Volver sobre lo que salió mal',
			text: 'Las correcciones y las palabras difíciles vuelven como tarjetas para decir en voz alta, el día que toca.',
		},
		ownServer: {
			title: 'En un servidor propio',
			text: 'Henry puede funcionar en un ordenador de la academia. Ninguna grabación sale de él, y no se guarda ni se comparte con el profesor si el alumno no lo permite.',
		},
	},
	planned: {
		title: 'Lo que tenemos previsto para academias',
		intro:
			'Nada de esto funciona todavía. Quien está en la lista de espera es el primero en saber cuándo se puede probar.',
		badge: 'Previsto',
		mockExam: {
			title: 'Días de simulacro de examen',
			text: 'Aulas, parejas y horas, con Henry como reloj y grabadora, y una hoja de notas para quien examina.',
		},
		reports: {
			title: 'Informes para las familias',
			text: 'Una página por alumno y trimestre, en el idioma de la familia y con tu logotipo.',
		},
		connections: {
			title: 'Moodle y Classroom',
			text: 'Tareas y notas en la plataforma que ya tienes, y clases a partir de sus listas.',
		},
	},
	waitlist: {
		title: 'Únete a la lista de espera',
		intro: 'Dinos dónde escribirte. Lo confirmas por correo y puedes darte de baja cuando quieras.',
		email: 'Correo electrónico',
		emailHint: 'Escribe el correo de tu academia para suscribirte.',
		emailWrong: 'Escribe una dirección de correo completa, como nombre@academia.com.',
		consent: waitlistTerms.es.consent,
		consentMissing: 'Marca la casilla para aceptar y después suscríbete.',
		readTerms: 'Leer los términos y condiciones',
		subscribe: 'SUSCRIBIRME',
		subscribing: 'Suscribiendo',
		subscribed: '¡Te has suscrito a la lista!',
		confirmNext:
			'Falta un paso: abre el correo que acabamos de enviar a {{email}} y confirma allí. Si no llega en unos minutos, mira en la carpeta de spam.',
		failed: 'No hemos podido validar tu suscripción.',
		failedNext: 'Lo que has escrito sigue ahí. Si vuelve a fallar, escribe a',
	},
	terms: {
		title: 'Términos y condiciones de la lista de espera',
		...waitlistTerms.es.terms,
		contact: 'Si tienes preguntas, o quieres que cambiemos o borremos algo, escribe a',
	},
	link: {
		confirm: {
			title: 'Confirma tu suscripción',
			text: 'Has pedido unirte a la lista de espera de Henry para academias. Pulsa el botón para confirmar.',
			button: 'Confirmar mi suscripción',
			doneTitle: 'Estás en la lista de espera',
			doneText: 'Gracias. Te escribiremos cuando haya algo que probar.',
		},
		leave: {
			title: 'Salir de la lista de espera',
			text: 'Pulsa el botón y tu dirección de correo se borrará de la lista al instante.',
			button: 'Salir de la lista de espera',
			doneTitle: 'Has salido de la lista de espera',
			doneText: 'Tu dirección de correo se ha borrado de la lista. No volveremos a escribirte.',
		},
		sending: 'Un momento',
		incomplete: {
			title: 'Este enlace no está completo',
			text: 'Abre otra vez el enlace del correo, o cópialo entero. Si no tienes ningún correo, únete primero a la lista de espera.',
		},
		gone: {
			title: 'Este enlace ya no funciona',
			text: 'Ha caducado, o lo ha sustituido un correo más nuevo. Busca el correo más reciente, o únete otra vez a la lista de espera.',
		},
		toAcademies: 'Henry para academias',
		tryHenry: 'Prueba Henry mientras tanto',
	},
};
