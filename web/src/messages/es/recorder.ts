import type { recorder as english } from '#web/messages/en/recorder.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const recorder: SameShape<typeof english> = {
	tapToRecord: 'Toca para grabar',
	tapToStop: 'Toca para parar',
	stopsByItself: 'La grabación se detiene sola',
	recordAgain: 'Grabar de nuevo',
	opening: 'Abriendo el micrófono',
	finishing: 'Terminando',
	finished: 'Grabación terminada',
	started: 'La grabación ha empezado.',
	startedLimited: 'La grabación ha empezado. Tienes {{seconds}} segundos.',
	finishedAfter: 'Grabación terminada: {{seconds}} segundos.',
	level: 'Nivel del micrófono',
	elapsed: 'Tiempo transcurrido',
	hint: {
		idle: 'Toca otra vez cuando hayas terminado.',
		idleLimited: 'Tienes {{seconds}} segundos. Toca otra vez cuando hayas terminado.',
		idleAutomatic: 'La grabación se detiene sola a los {{seconds}} segundos.',
		opening: 'Si tu navegador lo pregunta, permite el micrófono.',
		recording: 'Habla ahora, con calma.',
		recordingLimited: 'Habla ahora. Se detiene sola cuando el anillo está lleno.',
		stopping: 'Se está guardando tu grabación.',
	},
	time: {
		left: 'quedan {{time}}',
		ending: 'Quedan {{seconds}} segundos.',
		needMore: '¿Necesitas más tiempo?',
		unlimited: 'Sin límites de tiempo',
		note: 'No hay cuenta atrás, y tú terminas cada respuesta.',
		noLimit: 'Sin límite de tiempo',
	},
	yourRecording: 'Tu grabación',
	pause: 'Pausar',
	goOn: 'Seguir',
	paused: 'En pausa. No se graba nada hasta que sigas.',
	interrupted:
		'Tu dispositivo ha retirado el micrófono, como en una llamada. No se pierde nada: sigue hablando cuando vuelva. O toca para terminar y usar lo que has dicho.',
	cutShort: 'El micrófono se ha desconectado. Lo que dijiste antes se conserva.',
	silent: 'Henry no oye nada en esta grabación.',
	silentAgain:
		'Henry no oye nada en esta grabación. Comprueba que el micrófono está encendido y elige «Grabar de nuevo».',
	leave: 'Si sales ahora, se pierde lo que has dicho aquí. ¿Salir de todos modos?',
	problem: {
		denied: 'La grabación no ha empezado porque el micrófono está bloqueado.',
		missing: 'La grabación no ha empezado porque no se ha encontrado ningún micrófono.',
		busy: 'La grabación no ha empezado porque el micrófono está ocupado.',
		insecure: 'La grabación no ha empezado porque esta página no es segura.',
		unsupported: 'La grabación no ha empezado porque este navegador no puede grabar.',
		'needs-tap': 'Todo está listo. Toca el botón para empezar.',
		'no-sound': 'No ha llegado sonido del micrófono. Comprueba que está encendido y graba de nuevo.',
	},
	machine: 'Henry es una IA: un programa, no una persona. Sus notas son estimaciones.',
	notice: {
		privacy: 'El micrófono solo se usa para grabar durante la sesión. No se guarda ningún audio.',
		privacyKept:
			'El micrófono solo se usa para grabar durante la sesión. Las grabaciones se guardan {{days}} días, como elegiste en Mi progreso.',
		asking: {
			title: 'A Henry le gustaría oírte',
			advice:
				'Tu navegador pide acceso al micrófono. Elige «Permitir» para grabar tus respuestas; sin él también puedes leer y escuchar.',
		},
		denied: {
			title: 'Activa el micrófono',
			addressBar: 'Haz clic en el icono de la barra de direcciones. Después pon el micrófono en «Permitir».',
			recordAgain: 'Después pulsa de nuevo para grabar.',
		},
		missing: {
			title: 'No se ha encontrado ningún micrófono',
			advice: 'Conecta un micrófono o unos auriculares con micrófono e inténtalo de nuevo.',
		},
		busy: {
			title: 'El micrófono está ocupado',
			advice: 'Puede que otro programa u otra pestaña lo esté usando. Ciérralo e inténtalo de nuevo.',
		},
		insecure: {
			title: 'Esta página no puede usar el micrófono',
			advice:
				'Los navegadores solo permiten grabar en páginas seguras. Abre esta página con https al principio de la dirección.',
		},
		unsupported: {
			title: 'Este navegador no puede grabar',
			advice: 'Abre esta página en un Chrome, Edge, Firefox o Safari actual.',
		},
	},
	player: {
		label: 'Reproductor de audio',
		play: 'Reproducir',
		pause: 'Pausar',
		position: 'Posición',
		positionOf: '{{position}} de {{duration}}',
		speed: 'Velocidad',
		loop: 'Repetir sin parar',
		loopOne: 'Repetir «{{word}}»',
		loopWord: 'Elige una palabra para oírla una y otra vez',
		refused: 'Pulsa reproducir para escuchar.',
		failed: 'No se ha podido reproducir este audio.',
		tryAgain: 'Intentar de nuevo',
	},
};
