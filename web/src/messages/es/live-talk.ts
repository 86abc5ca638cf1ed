import type { liveTalk as english } from '#web/messages/en/live-talk.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const liveTalk: SameShape<typeof english> = {
	mode: {
		label: '¿Cómo quieres hablar?',
		live: 'En directo',
		liveNote: 'Solo tienes que hablar: Henry responde cuando haces una pausa.',
		tap: 'Toca para grabar',
		tapNote: 'Empiezas y terminas cada respuesta con un botón.',
	},
	panel: 'Conversación en directo',
	state: {
		connecting: {
			title: 'Conectando con Henry',
			detail: 'Si tu navegador pide el micrófono, elige «Permitir».',
		},
		reconnecting: {
			title: 'Conexión perdida',
			detail: 'Guardamos lo que dices y seguimos en cuanto vuelva la conexión.',
		},
		listening: {
			title: 'Henry te escucha',
			detail: 'Habla cuando quieras. Responde unos {{seconds}} s después de que termines.',
		},
		takeYourTime: { title: 'Tómate tu tiempo', detail: 'Henry espera hasta que hables.' },
		holdToTalk: { title: 'Te toca', detail: 'Mantén pulsado el botón mientras hablas.' },
		pressed: { title: 'Henry te escucha', detail: 'Suelta el botón cuando hayas terminado.' },
		paused: { title: 'Henry espera', detail: 'No escucha mientras suena una grabación.' },
		thinking: { title: 'Henry está pensando', detail: 'Su respuesta llega enseguida.' },
		speaking: { title: 'Henry está hablando', detail: 'Para interrumpirle, simplemente habla.' },
		speakingHeld: {
			title: 'Henry está hablando',
			detail: 'Para interrumpirle, mantén pulsado el botón y habla.',
		},
		suspended: { title: 'Henry se ha callado por ti', detail: 'Sigue: te está escuchando.' },
		failed: { title: 'La conversación se ha parado', detail: 'Se conserva todo lo que se ha dicho.' },
		elsewhere: {
			title: 'Estás hablando con Henry en otra pestaña',
			detail: '«Hablar aquí» detiene la conversación de esa pestaña. Lo dicho se queda donde se dijo.',
		},
		noMicrophone: {
			title: 'Henry no puede oírte',
			detail: 'Puedes seguir de todos modos: escribe tus respuestas o grábalas una a una.',
		},
	},
	partial: 'Henry sigue escuchando: estas palabras pueden cambiar.',
	wasNotHeard:
		'Henry te ha oído, pero no ha entendido ninguna palabra. Acércate al micrófono y dilo otra vez, o escribe tu respuesta.',
	voiceless: 'Ahora mismo no se puede oír la voz de Henry. Puedes leer lo que dice.',
	needsTap: 'Tu navegador necesita un toque antes de abrir el micrófono.',
	tryAgain: 'Intentar de nuevo',
	goOnWithout: 'Seguir sin el directo',
	talkHere: 'Hablar aquí',
	think: 'Déjame pensar',
	repeat: 'Repetir',
	hold: { idle: 'Mantén pulsado y habla', pressed: 'Suelta para terminar' },
	settings: {
		button: 'Ajustes',
		handsHeld: 'Mantener pulsado para hablar',
		handsHeldNote: 'Henry solo escucha mientras mantienes pulsado un botón.',
		pause: 'Henry espera',
		seconds: '{{seconds}} s',
		pauseNote:
			'Cuánto puede durar más o menos tu pausa antes de que responda. Si oye que has terminado, tarda menos; en medio de una frase, espera más.',
	},
};
