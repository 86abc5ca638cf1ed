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
	tryAgain: 'Intentar de nuevo',
	reload: 'Recargar la página',
	goHome: 'Ir a la página de inicio',
	tryFree: {
		talk: 'Una conversación con Henry',
		grammarSpeech: 'Dos minutos de Grammar Speech',
		button: 'Pruébalo GRATIS',
	},
	signIn: 'Entrar',
	footer: {
		label: 'Más sobre Talk to Henry',
		credit: 'Talk to Henry. Hecho con cariño para quienes aprenden inglés.',
		me: 'Mi progreso',
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
			'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio. Desde la página de inicio se llega a todo.',
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
};
