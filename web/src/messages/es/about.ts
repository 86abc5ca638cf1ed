import type { about as english } from '#web/messages/en/about.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const about: SameShape<typeof english> = {
	title: 'Acerca de Henry',
	lead: 'Henry es un coach de inglés hablado en tu navegador. Tú hablas y él muestra lo que ha oído, qué decir mejor y por qué. Es un programa de ordenador, no una persona, y se equivoca.',
	marks: {
		title: 'De dónde salen las notas',
		machine: {
			term: 'Quién habla',
			text: 'Henry es una inteligencia artificial: un programa de ordenador, no una persona, con una voz que hace un programa. Puede equivocarse en lo que dice, oye y corrige. Sus notas son estimaciones; si aprendes en una academia, tu profesorado tiene la última palabra.',
		},
		heard: {
			term: 'Lo que has dicho',
			text: 'Un reconocedor convierte tu voz en palabras: el nuestro, que ha aprendido de personas que estudian inglés, salvo que abajo se nombre otro. Dice lo seguro que está: las palabras dudosas llevan una línea de puntos debajo. No te fíes de esas, ni a ciegas de las demás.',
		},
		corrections: {
			term: 'Correcciones',
			text: '{{rules}} reglas de gramática buscan errores frecuentes entre quienes aprenden, y un modelo de lenguaje, palabras poco usuales donde están. Cada corrección da su motivo. Lo que ninguna regla conoce pasa sin marcar, así que un texto sin correcciones puede tener errores.',
		},
		pronunciation: {
			term: 'Pronunciación',
			text: 'Cuando lees una frase en voz alta, nuestro reconocedor valora cada sonido, con el oído de Whisper cuando está en marcha, salvo que abajo se nombre otro. Valen tanto la pronunciación británica como la estadounidense. Ha aprendido de las notas que dieron expertos a hablantes de mandarín, así que con otros acentos acierta con menos seguridad. Un sonido en gris significa que no puede decidirlo.',
		},
		estimates: {
			term: 'Estimaciones',
			text: 'Después de un examen oral recibes una estimación en forma de intervalo, con sus motivos. Se calcula a partir de tus palabras, no la ha visto ningún examinador y nadie la ha comparado con notas de examinadores. No es el resultado de un examen, y quienes hacen los exámenes no tienen nada que ver con ella.',
		},
		review: {
			term: 'Repaso',
			text: 'Las correcciones y las palabras dudosas se convierten en tarjetas. Un modelo de la memoria (FSRS) decide qué día vuelve cada una: pronto si ha costado, más tarde si ha sido fácil.',
		},
	},
	engines: {
		title: 'Los motores en marcha',
		intro: 'Lo que este servidor usa en este momento:',
		loading: 'Preguntando al servidor',
		empty: 'El servidor no nombra ningún motor.',
		speechToText: 'Te oye',
		textToSpeech: 'Habla',
		turnTaking: 'Sabe cuándo has terminado',
		grammarChecker: 'Corrige',
		pronunciation: 'Valora la pronunciación',
		coach: 'Conversa contigo',
		embedded: 'en este servidor',
		external: 'en un servicio externo',
		sendsTo: 'los datos van a {{host}}',
		notBetter:
			'No se han podido descargar o iniciar motores mejores; se vuelve a intentar cada diez minutos. El servidor dice:',
		insteadOf: 'sustituye a {{name}}, que está averiado',
		wrongWords: {
			measured: 'Se equivoca en el {{percent}}\u00a0% de las palabras, según lo hemos medido:',
			published: 'Se equivoca en el {{percent}}\u00a0% de las palabras, según quienes lo hacen u otros:',
			source: 'Fuente',
			unknown: 'No hemos medido en cuántas palabras se equivoca.',
		},
		state: { starting: 'arrancando', ready: 'listo', failed: 'averiado' },
	},
	accuracy: {
		title: 'Lo buenos que son',
		intro: 'Nuestros propios motores, medidos en un ordenador de dos núcleos, sin suposiciones:',
		learnersMisheard: {
			figure: '{{adultsMisheard}} y {{childrenMisheard}}\u00a0%',
			text: 'de las palabras se oyeron mal a adultos y a niños con mucho acento ({{speakers}} estudiantes, a los que Henry nunca había oído). Mientras Henry solo tiene su propio oído, es el {{own}}\u00a0% en total. Hay grandes diferencias entre personas.',
		},
		clearMisheard: {
			figure: 'del {{from}} al {{to}}\u00a0%',
			text: 'de las palabras oyó mal el propio oído de Henry cuando dos voces sintéticas claras leyeron frases sencillas.',
		},
		doubted: {
			figure: '{{wrong}}\u00a0%',
			text: 'de las palabras con la línea de puntos de la duda se habían oído mal de verdad, y el {{missed}}\u00a0% de las demás.',
		},
		sounds: {
			figure: '{{agreement}}',
			text: 'es cuánto coinciden las notas que da Henry a cada sonido, con el oído de Whisper, con las de expertos, donde 1 es coincidencia total y 0 es azar (correlación): {{adults}} con adultos y {{children}} con niños, a cuyos sonidos los expertos dieron casi siempre la misma nota. En voces sintéticas marca, como dudoso o como error, el {{planted}} % de los errores que se introdujeron, y el {{rightMarked}} % de los sonidos correctos. Mientras solo tiene su propio oído, la coincidencia es como mucho de {{ownJudge}}: se midió con hablantes de los que ya había aprendido.',
		},
		needless: {
			figure: '{{perHundred}}',
			text: 'correcciones por cada 100\u00a0palabras, como mucho, en conversaciones limpias, donde apenas hay nada que corregir. En redacciones de estudiantes sin puntuación, el {{agreed}}\u00a0% de sus correcciones coincide con las de un profesor, y encuentra el {{found}}\u00a0% de los errores.',
		},
		report: {
			figure: '{{seconds}}\u00a0s',
			text: 'desde «Enviar respuesta» hasta el informe, tras 75\u00a0segundos hablando.',
		},
		source: 'De {{files}}.',
	},
	privacy: {
		title: 'Qué pasa con tus datos',
		voice: {
			term: 'Tu voz',
			text: 'Llega al servidor de este sitio, se convierte en palabras allí, o en un servicio que nombran los motores de arriba, y aquí se olvida. Lo que el oído de Henry aprende de cómo suenas, con las frases que lees en voz alta, se guarda solo en este navegador; en Ajustes puedes hacer que lo olvide. Si en Ajustes eliges que escuche tu navegador, esa página dice adónde va. Solo se guarda si entras en tu cuenta y lo activas, durante 7\u00a0días, 30\u00a0días o un año, como elijas; o si permites que un profesor oiga una tarea, durante 60\u00a0días. Puedes borrarla cuando quieras.',
		},
		practice: {
			term: 'Tu práctica',
			text: 'Los resultados y las tarjetas de repaso, con las frases corregidas, se guardan en este navegador. Si entras en tu cuenta, se guardan en el servidor, para que los encuentres en cualquier dispositivo. «Mi progreso» lo muestra todo, te lo da en un archivo y lo borra en un solo paso.',
		},
		account: {
			term: 'Tu cuenta',
			text: 'Contiene tu dirección de correo, cuándo entraste y en qué dispositivos; puedes cerrar la sesión en cada uno. No hay contraseña: se entra con un enlace que llega por correo. Quien es demasiado joven para decidir por sí mismo nombra a su madre, padre o tutor, y no se guarda nada hasta que dé su permiso. Una cuenta que nadie usa durante dos años se borra, un mes después de avisar por correo. Una cookie te mantiene dentro. Otra, que todo el mundo recibe por un día, contiene un número al azar con el que el servidor cuenta las llamadas, para que nadie acapare a Henry. Al borrar la cuenta se borra todo lo que contiene; las copias de seguridad anteriores pueden conservarlo hasta que se sustituyen.',
		},
		classes: {
			term: 'Tus clases',
			text: 'Quien se une a una clase le da un nombre. Lo que se entrega se guarda como texto y cifras para el profesorado de esa clase, y para la familia a la que se haya invitado; no ven nada más de lo que practicas. Si se habla de un peligro, no se entrega nada y no se avisa a nadie. Se conserva dos años. Se borra al salir de la academia, al borrar la cuenta o al eliminar la academia.',
		},
		waitlist: {
			term: 'La lista de espera para academias',
			text: 'Contiene lo que dicen sus términos, y quien está en ella puede salir con un enlace de cada correo.',
		},
		seen: {
			term: 'Quién lo ve',
			text: 'Tú, el profesorado de la clase a la que entregues algo, y quien administra este servidor y puede leer su disco. No hay anuncios ni seguimiento. Lo que dices llega a un servicio externo solo donde lo indican los motores de arriba. Tus palabras, tu voz y tu dirección no se escriben en el registro del servidor.',
		},
		contact: 'Si tienes preguntas sobre tus datos, escribe a',
	},
	credits: {
		title: 'Construido sobre el trabajo de otros',
		packages: 'Paquetes, cada uno con su licencia',
		notices: 'La lista entera, con el texto completo de cada licencia',
		works: 'Voces, textos y listas de palabras de los que salieron los motores',
		models: 'Modelos neuronales que Henry descarga, cada uno con su autor y su licencia',
	},
};
