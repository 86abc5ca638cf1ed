import type { report as english } from '#web/messages/en/report.ts';
import type { SameShape } from '#web/messages/same-shape.ts';

export const report: SameShape<typeof english> = {
	answer: 'Tu respuesta',
	recording: 'Tu grabación',
	suggestion: 'Sugerencia',
	nothing: 'Henry no ha encontrado nada que con seguridad esté mal.',
	unsure: 'Henry no está seguro de haber oído bien las palabras con línea de puntos.',
	missing: 'aquí falta una palabra',
	hear: 'Escuchar la pronunciación',
	preparing: 'Preparando el sonido',
	spoken: 'La sugerencia, en voz alta',
	showModifications: 'Ver los cambios',
	hideModifications: 'Ocultar los cambios',
	modifications: 'Cambios',
	reason: 'Motivo',
	nothingWord: '(nada)',
	becomes: 'pasa a ser',
	save: 'Guardar como PDF',
	engine: 'Oído por {{ear}} ({{earModel}}), corregido por {{checker}}.',
	engineEmbedded:
		'Los dos funcionan en este ordenador. El reconocedor es pequeño: puede entenderte mal, sobre todo con acento.',
};
