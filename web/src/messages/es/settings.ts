import type { settings as english } from '#web/messages/en/settings.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const settings: SameShape<typeof english> = {
	title: 'Ajustes',
	intro: 'Lo que elijas aquí vale para todas las actividades. Se queda en este navegador.',
	voice: {
		title: 'La voz de Henry',
		loading: 'Preguntando qué voces hay',
		empty: 'No hay ninguna voz que elegir. Puedes leer lo que dice Henry.',
		which: '¿Qué voz?',
		gender: { female: 'Voz de mujer', male: 'Voz de hombre', any: 'Una voz' },
		accent: { american: 'Inglés americano', british: 'Inglés británico' },
		speed: '¿A qué velocidad?',
		speeds: { slow: 'Lenta', calm: 'Algo más lenta', own: 'Normal' },
		times: '{{speed}}×',
		hear: 'Escucharla',
	},
	time: {
		title: 'Límites de tiempo',
		which: '¿Cuánto tiempo necesitas?',
		timed: {
			name: 'El tiempo de cada ejercicio',
			note: 'Cuentas atrás y límites como en los exámenes.',
		},
		untimed: {
			name: 'Sin límites de tiempo',
			note: 'No hay cuenta atrás. Tú pasas a la pregunta siguiente y terminas cada respuesta.',
		},
	},
	microphone: {
		title: 'Tu micrófono',
		which: '¿Qué micrófono?',
		own: 'El que elija el navegador',
		unnamed: 'Micrófono {{number}}',
		missing: 'Tu micrófono (no conectado)',
		missingNote:
			'El micrófono que elegiste no está conectado. Mientras tanto se usa el que elige el navegador.',
		access: 'Permite el uso del micrófono y podrás elegir uno aquí.',
	},
	recogniser: {
		title: 'Quién te escucha',
		which: '¿Quién escribe lo que dices?',
		loading: 'Preguntando a tu navegador qué sabe hacer',
		henry: 'El oído de Henry, en este servidor',
		henryNote:
			'Dice de qué palabras duda y cuándo dijiste cada una; por eso los informes incluyen también tu velocidad.',
		henryElsewhere: 'Desde allí tu grabación se envía a {{host}}.',
		browserHere: 'El de tu navegador, en este dispositivo',
		browserHereNote: 'Lo que oye no sale de este navegador.',
		browserElsewhere: 'El de tu navegador, en otro lugar',
		browserElsewhereNote: 'Envía lo que dices a los servidores de quien hace tu navegador.',
		browserLacks:
			'No duda de ninguna palabra en particular ni da tiempos; por eso los informes no dicen nada de tu velocidad. Donde no oye nada, el oído de Henry escucha la grabación.',
		stillHenry: 'El directo, los exámenes y las notas necesitan el oído de Henry.',
		none: 'Este navegador no tiene reconocedor propio.',
		fetching: 'Tu navegador está descargando lo que necesita. Puede tardar unos minutos.',
		notFetched:
			'Tu navegador no ha podido descargar lo que necesita; sigue escuchando el oído de Henry. Comprueba tu conexión y vuelve a elegirlo.',
	},
	accent: {
		title: 'Cómo se mide tu pronunciación',
		which: '¿Qué inglés quieres hablar?',
		either: { name: 'Británico o americano', note: 'Los dos se dan por buenos, palabra por palabra.' },
		british: {
			name: 'Británico',
			note: 'Como en el sur de Inglaterra: «car» sin R, «dance» con una A larga.',
		},
		american: { name: 'Americano', note: '«Car» con R, «water» con una T suave.' },
	},
	offlineEar: {
		title: 'Oír sin conexión',
		about:
			'Sin conexión Henry no puede oírte. {{ear}} es con lo que oye Henry. Puede guardarse en este navegador: entonces lo que dices se escribe en este dispositivo. Las correcciones esperan a la conexión.',
		fetch: 'Oír mejor sin conexión: {{megabytes}} MB',
		fetching: 'Descargando: {{done}} de {{megabytes}} MB',
		progress: 'Cuánto se ha descargado',
		cancel: 'Cancelar',
		kept: '{{ear}} está guardado en este navegador ({{megabytes}} MB). Te oye cuando no se puede llegar a Henry.',
		remove: 'Quitarlo',
		removed: 'Quitado. Sin conexión Henry no puede oírte.',
		newer: 'Hay una versión más nueva.',
		loading: 'Mirando qué guarda este navegador',
		none: 'Este servidor todavía no tiene nada con que tu navegador pueda oír.',
		cannot: 'Este navegador no puede guardar aquí lo necesario: hace falta https y espacio para archivos.',
		failed: {
			space: {
				title: 'No hay bastante espacio',
				advice: 'Libera espacio en este dispositivo e inténtalo de nuevo. Lo descargado se queda.',
			},
			damaged: {
				title: 'Lo descargado está dañado',
				advice: 'Inténtalo de nuevo: solo se descarga otra vez la parte dañada.',
			},
		},
	},
	speaker: {
		title: 'Cuánto conoce Henry tu voz',
		how: 'Al leer en voz alta en Speakle, Henry aprende cómo suenas. Después te entiende un poco mejor en todas partes. Lo que aprende es una lista de números. Se queda en este navegador y se envía con tus grabaciones; no se guarda en ningún otro sitio. No cambia ninguna puntuación de tu pronunciación.',
		unknown: 'El oído de Henry te escucha como a cualquiera.',
		known_one: 'El oído de Henry ha aprendido de una frase que has leído.',
		known_other: 'El oído de Henry ha aprendido de {{count}} frases que has leído.',
		forgotten: 'Olvidado. El oído de Henry te escucha como a cualquiera.',
		forget: 'Olvidar lo aprendido',
		read: 'Lee una frase en Speakle',
	},
	memory: {
		title: 'Lo que Henry recuerda de ti',
		how: 'Henry puede recordar lo que le cuentas en las charlas: tu nombre, familia, trabajo, planes y lo que te gusta. Donde un modelo de lenguaje lleva sus charlas, lo retoma más adelante. Se queda en este navegador y solo se envía con tus charlas. No se recuerda nada sobre peligros, enfermedades o pérdidas.',
		consent: 'Henry puede recordar. Tengo 14 años o más, o mis padres están de acuerdo.',
		empty: 'Henry todavía no recuerda nada. Aprende del informe al final de una charla.',
		list: 'Lo que Henry recuerda',
		kind: { name: 'Nombre', family: 'Familia', work: 'Trabajo o estudios', plan: 'Planes', like: 'Gustos' },
		change: 'Cambiar «{{text}}»',
		erase: 'Borrar «{{text}}»',
		save: 'Guardar',
		cancel: 'Cancelar',
		eraseAll: 'Borrarlo todo',
		erased: 'Borrado. Henry no recuerda nada de ti.',
	},
	test: {
		title: 'Prueba cómo se te oye',
		say: 'Graba y di una frase en inglés. Por ejemplo:',
		working: 'Escuchando tu grabación',
		heard: 'Lo que se ha oído',
		nothingHeard: 'No se ha oído a nadie.',
		how: 'Cómo se te oye',
		verdict: {
			good: 'Alto y claro',
			quiet: 'Demasiado bajo',
			noisy: 'Demasiado ruido',
			clipped: 'Demasiado alto: tu voz se corta',
			nothing: 'Ninguna voz',
		},
		next: {
			good: 'No hay nada que hacer: puedes empezar.',
			quiet:
				'Acércate al micrófono. O súbelo en los ajustes de sonido de tu ordenador. Después, prueba otra vez.',
			noisy:
				'Busca un lugar más tranquilo o cierra la ventana. O usa unos auriculares con micrófono. Después, prueba otra vez.',
			clipped:
				'Aléjate un poco del micrófono. O bájalo en los ajustes de sonido de tu ordenador. Después, prueba otra vez.',
			nothing:
				'Comprueba que el micrófono está encendido. Mira si arriba está elegido el correcto. Después, prueba otra vez.',
		},
		nextUnsure:
			'El sonido es bueno, pero Henry no está seguro de muchas palabras. Habla un poco más despacio y prueba otra vez. Si no ayuda, deja que escuche tu navegador. O corrige lo que él escribe.',
		nextUnheard:
			'El sonido es bueno, pero no se ha entendido ninguna palabra. Di una frase entera en inglés y prueba otra vez.',
		sure: { label: 'Palabras de las que Henry está seguro', value: '{{sure}} de {{total}}' },
		speech: 'Tu voz',
		pauses: 'Tus pausas',
		peak: 'Momento más alto',
		decibels: '{{decibels}} dB',
		scale: 'Decibelios por debajo de lo más alto que se puede grabar: 0 es el límite.',
	},
};
