import type { common as english } from '#web/messages/en/common.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const common: SameShape<typeof english> = {
	productName: 'Talk to Henry',
	coachName: 'Henry',
	homeLink: 'Henry, página de inicio',
	skipToContent: 'Saltar al contenido',
	languages: 'Idioma',
	languageFailed: 'No se ha podido cargar ese idioma. Comprueba tu conexión e inténtalo de nuevo.',
	loading: 'Cargando',
	whatHappens: 'Qué va a pasar',
	tryAgain: 'Intentar de nuevo',
	reload: 'Recargar la página',
	offline: {
		title: 'No se puede llegar a Henry',
		noNetwork: 'No tienes conexión',
		works: 'Puedes seguir leyendo y escuchando lo que ya habías abierto, y grabar.',
		fails:
			'Henry no puede oírte ni corregirte hasta que vuelva la conexión. Deja esta página abierta y lo que hayas grabado no se pierde.',
		hears:
			'{{ear}} te oye en este dispositivo. Henry te corrige cuando vuelva la conexión. Deja esta página abierta y lo que hayas grabado no se pierde.',
	},
	newVersion: {
		ready: 'Hay una versión nueva de Henry.',
		load: 'Recarga para usarla',
		elsewhere: 'Henry está abierto también en otra pestaña. Ciérrala y después:',
	},
	goHome: 'Ir a la página de inicio',
	tryFree: {
		talk: 'Una conversación con Henry',
		grammarSpeech: 'Dos minutos de gramática hablada',
		button: 'Pruébalo GRATIS',
	},
	signIn: 'Entrar',
	account: 'Tu cuenta',
	footer: {
		label: 'Más sobre Talk to Henry',
		credit: 'Talk to Henry. Hecho con cariño para quienes aprenden inglés.',
		me: 'Mi progreso',
		classes: 'Tus clases',
		exams: 'Exámenes orales',
		aptis: 'Aptis Part One',
		academies: 'Para academias',
		settings: 'Ajustes',
		about: 'Acerca de',
		x: 'X (Twitter)',
		linkedIn: 'LinkedIn',
	},
	notFound: {
		title: 'Esta página no existe',
		advice:
			'Puede que la dirección esté mal escrita. O que la página haya cambiado de sitio. Desde la página de inicio se llega a todo.',
	},
	pageFailed: {
		title: 'Esta página ha dejado de funcionar',
		advice:
			'Algo ha fallado en ella. Recarga la página para empezar de nuevo. Si no se arregla, ve a la página de inicio.',
		details: 'Detalles del error',
	},
	pageNotLoaded: {
		title: 'No se ha podido cargar esta página',
		advice:
			'Puede que no haya conexión o que Henry se haya actualizado. Comprueba tu conexión y recarga la página.',
	},
	engineLine: {
		text: 'Oído: {{ears}} · Voz: {{voice}}',
		otherwise: '{{first}}; si no, {{henrysEar}}',
		ear: 'el oído de Henry',
		here: 'este servidor',
		outside: 'un servicio externo',
		browserHere: 'el de tu navegador (este dispositivo)',
		browserElsewhere: 'el de tu navegador (servidores de quien lo hace)',
	},
};
