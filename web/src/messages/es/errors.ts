import type { errors as english } from '#web/messages/en/errors.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const errors: SameShape<typeof english> = {
	'invalid-argument': {
		title: 'Henry no ha podido usar eso',
		advice: 'Falta algo en lo enviado o es demasiado largo. Cámbialo e inténtalo de nuevo.',
	},
	unauthenticated: { title: 'No has iniciado sesión', advice: 'Inicia sesión e inténtalo de nuevo.' },
	'permission-denied': {
		title: 'No tienes acceso a esto',
		advice: 'Pide acceso a la persona que administra este sitio.',
	},
	'not-found': { title: 'No se ha encontrado', advice: 'Puede que ya no exista. Recarga la página.' },
	aborted: { title: 'Otro cambio se ha adelantado', advice: 'Recarga la página e inténtalo de nuevo.' },
	'resource-exhausted': {
		title: 'Henry está muy ocupado ahora mismo',
		advice: 'Espera un momento e inténtalo de nuevo. No se pierde nada de lo tuyo.',
	},
	cancelled: { title: 'Se ha cancelado', advice: 'Inténtalo de nuevo cuando quieras.' },
	internal: {
		title: 'Algo ha fallado por nuestra parte',
		advice: 'No es culpa tuya. Inténtalo de nuevo en un momento.',
	},
	unimplemented: {
		title: 'Henry todavía no sabe hacer eso',
		advice: 'Prueba otra actividad mientras tanto.',
	},
	unavailable: {
		title: 'No se puede contactar con Henry',
		advice: 'Comprueba tu conexión y que el servidor esté en marcha. Después inténtalo de nuevo.',
	},
	'deadline-exceeded': {
		title: 'Henry ha tardado demasiado en responder',
		advice: 'Puede que el servidor esté ocupado. Inténtalo de nuevo en un momento.',
	},
};
