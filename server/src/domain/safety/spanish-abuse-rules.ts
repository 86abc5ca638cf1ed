import type { DangerRule } from './danger-rule.ts';

const quien =
	'(mi|mis|su|un|una|el|la|los) (mejor|ex|propio|nuevo|hermana|madre|antiguo|otro|otros|_)? ({pariente}|hombre|hombres|chico|chicos|tipo|desconocido|senor|ninos|gente)|alguien|el|ellos|unos (chicos|ninos|companeros|hombres)|(los|unos) (ninos|chicos|companeros) (de|del) (mi)? _';
const pega =
	'pega|pegan|pego|pegaba|pegaban|pegado|pegando|golpea|golpean|golpeo|golpeaba|golpeado|maltrata|maltratan|maltrataba|maltrato|maltratado|maltratando|abusa|abusan|abuso|abusaba|abusado|viola|violo|violaba|violado|violaron|agrede|agredio|agredido|agreden|ataca|ataco|atacado|atacaron|amenaza|amenazan|amenazo|amenazado|amenazaba|acosa|acosan|acoso|acosaba|acosado|insulta todos los dias|encierra|encerro|encerrado|estrangula|estrangulo|ahorca|ahoga|humilla|humillan|apunala|apunalo|patea|abofetea|abofeteo|empuja contra|empujo contra|empuja por|empujo por|tira del pelo|tira cosas|tira objetos|levanta la mano|pone la mano encima|puso la mano encima|da palizas|dio una paliza|da una paliza|dan palizas|pegaron|dieron una paliza|ha dado una paliza|da bofetadas|da golpes|dio un punetazo|da punetazos|rompio|fuerza a|forzo a|obliga a|obligo a|manosea|manoseo|toquetea|persigue|chantajea|hace dano|hizo dano';
const edad =
	'(cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete|5|6|7|8|9|10|11|12|13|14|15|16|17)';
const menor = `(nino|nina|ninos|ninas|menor|menores|pequeno|pequena|hija|hijo|hermanita|hermanito|hermana (pequena|menor)|hermano (pequeno|menor)|sobrina|sobrino|nieta|nieto|alumna|alumno|alumnas|alumnos|bebe|(tengo|tenia|tiene|de|con) (solo)? ${edad} anos|cole|colegio)`;
const adulto =
	'(tio|padrastro|padre|papa|abuelo|profesor|profe|entrenador|cura|vecino|hombre|senor|adulto|primo|monitor|hermanastro|novio de (mi|su) madre|desconocido|tipo|alguien|persona|chico|amigo de (mi|mis) _|el|jefe|pareja de mi madre)';
const sexual =
	'(desnud*|sexo|sexual|sexuales|sexualmente|porno|pornografia|intim*|partes|genitales|ropa interior|sin ropa|violar|masturb*|debajo de la (ropa|falda|camiseta)|entre las piernas|pene|tocamientos)';

/** Violence, abuse and sexual harm to minors, in Spanish. */
export const spanishAbuseRules: readonly DangerRule[] = [
	{
		kind: 'abuse',
		canBeDenied: true,
		canBeTold: true,
		says: [
			`(${quien}) __ (me|nos|le|les) (ha|han|habia|esta|estan|estaba|sigue|suele|quiere|puede|intento|intenta|empezo a)? (${pega})`,
			`(${quien}) __ (me|nos|le|les) (ha|han|esta|quiere|intento|intenta|va a|empezo a|puede|suele|vuelve a)? (pegar|pegando|matar|golpear|violar|hacer dano|estrangular|ahogar|forzar|pegarme|violarme)`,
			`(${quien}) __ (${pega}) (a)? (mi|su|sus|los|mis) (madre|hermana|hermano|hijos|hijo|hija|mujer|ninos|amiga|esposa|novia|abuela)`,
			`(me|nos) (${pega}) __ (mi|mis|en casa|en el (cole|colegio|instituto|trabajo)|cada|todos|cuando|de noche|con|borracho|mucho|y tengo miedo)`,
			'(novio|marido|pareja|esposo|padre|padrastro|ex|mujer|novia|hijo) (me|nos) (empuja|grita|insulta|humilla|zarandea|agarra|controla) (y (me|nos)|todos|cada|cuando (bebe|llega|se enfada))',
			'(me|nos) (sigue|persigue|espia|vigila|espera|acecha) ___ (miedo|amenaza|todos los dias)',
			'(me (pegan|pegaron|violaron|maltratan|maltrataron|agredieron|acosan|acosaron|amenazan|han pegado|han violado|han agredido|han amenazado|persiguen))',
			'(me|le) (pega|maltrata|viola|amenaza|agrede|golpea) ',
			'(amenaza|amenazo|amenazado|amenazan|dice|dijo) (con|de|que)? (me)? _ (matarme|matar|matara|mata|muerte|pegarme|hacerme dano|matarnos|quitarme a mis hijos)',
			'(miedo|terror|panico) (de|a|que) (mi|que)? (propio|me|el|ex)? (marido|esposo|novio|pareja|padre|padrastro|ex|mate|pegue|haga|jefe|tio|hermano|encuentre)',
			'(miedo) (de|a|me da)? (volver|ir|estar|regresar|llegar) (a|en)? (mi)? casa !(sola|solo|de noche|tarde)',
			'(sufro|sufre|sufri|sufriendo|vivo|victima|victimas|he sufrido) (de|una|un)? (violencia|malos tratos|maltrato|abuso|abusos|acoso|violacion|bullying|agresion*)',
			'(me|la|le|lo) (hacen|hicieron|estan haciendo|hacian) (el)? bullying',
			'(abusaba|abuso|abusaron|violaba|violo|violaron|manoseaba) de? (mi|ella) (cuando|y|tenia)',
			'(soy|fui|he sido|esta siendo|estoy siendo|es|fue) (una)? _ (maltratad*|violad*|abusad*|agredid*|acosad*|golpead*|amenazad*)',
			'no me (deja|dejan|permite) (salir|ver a|hablar con|tener (movil|amigos|dinero)|trabajar|ir a ver)',
			'(me obliga|me obligo|me fuerza|me forzo|me han obligado) (a)? _ (sexo|acostarme|relaciones|tener|hacer cosas|desnudarme|tocarle)',
			'(me toca|me toco|me tocaba|me tocan|me manosea) __ (sin|cuando no|y yo no|no quiero|partes|piernas|pecho|culo|jefe|consentimiento|permiso)',
			'(mi|el|un) (jefe|tio|padrastro|profesor|entrenador|vecino|hombre|medico|desconocido) (me|la|le) (toca|toco|tocaba|manosea|manoseo|ha tocado) ',
			'(me|nos) (empuj*|pate*|estrangul*|zarande*|insult*|humill*|escup*|abofete*|golpe*|quem*|grab*|amenaz*|peg*) ___ (en (el|mi) (cole|colegio|instituto|insti|patio|recreo|clase)|todos los dias|cada dia|mis companer*|delante de|cuando (bebe|llega|se enfada|discutimos))',
			'(en (el|mi) (cole|colegio|instituto|insti|patio|recreo|clase)|mis companer*|cuando (bebe|llega borracho|se enfada|discutimos)|(mi|el) (marido|esposo|novio|pareja|ex|padre|padrastro|hijo)) ___ (me|nos|la|le|a mi madre) (empuj*|pate*|estrangul*|zarande*|humill*|escup*|abofete*|golpe*|peg*|pateo|amenaz*|da|dio|dieron|tira|tiro|agarr*) (contra|un punetazo|punetazos|una (paliza|bofetada|patada|torta)|patadas|bofetadas|tortas|golpes|empujones|cosas|del (pelo|cuello)|por (el|las) (pelo|cuello|escaleras)|y|todos|cada|muy fuerte|mucho)',
			'(me|la|nos) (coge|cogio|cogia|agarra|agarro|agarraba) (del|por el|de los) (cuello|pelo|pelos)',
			'(mi|el) (marido|esposo|novio|pareja|ex|padre|padrastro|hijo) ___ (se pone|se vuelve|es) (muy)? (violento|agresivo)',
			'(me|nos) (rompio|partio|ha roto|puso) (el|la|un|una) (brazo|nariz|labio|diente|costilla|ojo morado|mano)',
			'me (quita|controla|revisa|quito|esconde) (el|mi|todo el)? (movil|dinero|sueldo|pasaporte|telefono) ___ (miedo|insulta|grita|no me deja|pega|amenaza|salir)',
			'me da (miedo|terror|panico) (mi (marido|novio|pareja|padre|ex|padrastro)|cuando (bebe|llega|grita|se enfada)|que (llegue|vuelva|venga))',
			'(violencia de genero|violencia machista|violencia domestica) __ (mi|en casa|me|yo)',
			'(me quiere|quiere|va a|me va a|queria) (matar|matarme|pegar|pegarme) (mi|el) (marido|novio|ex|padre|padrastro|pareja)',
			'(mi) (marido|novio|ex|padre|padrastro|pareja|hermano) (me)? (quiere|va a|intento|ha intentado) (matar|matarme|pegar|pegarme)',
		],
		unless: [
			'(ajedrez|tenis|padel|cartas|partida|partido|videojuego|consola|jugamos|jugando|jugar|en broma|sin querer|play|fortnite|parchis|carrera|pelota|balon|almohada|futbol|boxeo|karate|judo) ',
			'(toca|toco|tocaba|tocado) (me)? (el hombro|la cabeza|la frente|la espalda) |(el|en el) hombro',
			'(perro|gato|mosquito|sol|resfriado|gripe|acento|tos)',
			'(mi (madre|padre)|mis padres) (me)? (mata|matan|va a matar|van a matar) ',
			'me pega (esa|este|esta|ese|el|la) (color|camisa|ropa|vestido|cancion|musica|estilo|pelo)|no me pega (nada|con)|(me|le) pega (mucho)? (ese|este|esa|esta)',
			'me toca (a mi|jugar|hablar|trabajar|limpiar|cocinar|la loteria|pagar|el turno|ir|estudiar|fregar)|me toco (la loteria|trabajar|el corazon|ir)',
		],
	},
	{
		kind: 'childSexualHarm',
		canBeDenied: true,
		canBeTold: true,
		says: [
			`${adulto} ___ (toca|toco|tocaba|tocado|tocarme|tocar|besa|beso|besaba|viola|violo|violaba|violado|abusa|abuso|abusaba|abusado|manosea|manoseo|manoseaba|acosa|acoso|desnuda|desnudo|desnudaba|tocamientos|acuesta con) ___ ${menor}`,
			`${menor} ___ ${adulto} ___ (me|la|le|lo) _ (toca|toco|tocaba|tocado|tocar|viola|violo|violaba|violado|abusa|abuso|abusaba|abusado|manosea|manoseo|manoseaba|desnuda|desnudo|desnudaba|obligaba|forzaba|hacia cosas|acosa)`,
			`${menor} ___ ${adulto} ___ (abusa|abuso|abusaba|abusado) (sexualmente)? de (mi|ella|el)`,
			`${adulto} ___ (abusa|abuso|abusaba|se aprovecha|se aprovechaba) (sexualmente)? de (mi|ella|el|su|mis|unos|una|los|las)? ___ ${menor}`,
			`(se mete|se metia|entra|entraba|viene|venia) (en|a) mi (cama|habitacion|cuarto) ___ ${menor}`,
			`${menor} ___ (se mete|se metia|viene|venia) (en|a) mi cama`,
			`${menor} ___ (abusado|abusan|abuso|abusaron|violado|violaron|tocamientos|toca|toco|tocaba|manosea*) `,
			`(mi|el|su) (tio|padrastro|abuelo|profesor|profe|entrenador|cura|novio de mi madre|monitor|hermanastro) __ (toca|toco|tocaba|tocado|manosea|manoseaba|besa|beso|abusa|abuso|abusaba|viola|violaba) `,
			`${adulto} ___ ${sexual} ___ ${menor}`,
			`${menor} ___ ${adulto} ___ ${sexual}`,
			`${adulto} ___ (pide|pidio|pedia|pedido|pidiendo|quiere|queria|manda|mando|mandaba|mandado|envia|envio|enviado|ensena|enseno|obliga|obligo) ___ (fotos|foto|videos|video|imagenes|nudes|webcam) ___ (desnud*|sin ropa|intim*|mi cuerpo|ropa interior|sexuales|en bragas|en braguitas)`,
			`${adulto} ___ (pide|pidio|pedia|manda|mando|quiere|envia) ___ (nudes|packs|(fotos|videos) (desnud*|sexuales|intim*))`,
			`(internet|instagram|tiktok|whatsapp|roblox|fortnite|juego|chat|discord|online) ___ (hombre|adulto|mayor|chico|senor|alguien|persona|tipo) ___ (quedar (conmigo|a solas)|fotos|desnud*|sexo|nudes|en secreto)`,
			`${adulto} ___ (secreto|no (se lo)? (diga|cuente|digas)|nadie) ___ (toc*|bes*|cama|${sexual})`,
			`(se mete|se metia|entra|entraba|viene|venia) (en|a) mi (cama|habitacion|cuarto) ___ (toc*|desnud*|noche|miedo|acuesta)`,
			`(me atraen|me excitan|me gustan sexualmente|fantaseo con|atraccion (sexual)? (por|hacia)|sexo con|acostarme con) (los|las|a|un|una|unos)? (ninos|ninas|menores|nino|nina|menor|crios)`,
			`(me|la|le) (toca|toco|tocaba|manoseaba|violaba|violo|desnudaba|tocaban) ___ (cuando (yo)? (era|tenia) (nina|nino|pequena|pequeno|menor|${edad})|${menor})`,
			`(hombre|desconocido|tipo|senor|adulto|extrano|profesor|entrenador) ___ (pide|pidio|pedia|quiere) _ (fotos|videos|quedar|verla|verlo|verme) ___ ${menor}`,
			`(pornografia|porno) infantil`,
			`(obligaba|obligo|forzaba|forzo|hacia|obliga) ___ (tocarle|tocar|chup*|desnud*|cosas) ___ ${menor}`,
			`${menor} ___ (obligaba|obligo|forzaba|forzo|obliga) ___ (tocarle|tocar|chup*|desnud*|cosas)`,
			`(mi novio|un hombre|un chico|mi pareja|sale con|salgo con) ___ (treinta|cuarenta|30|31|32|33|34|35|36|38|40|42|45|50|25|26|27|28|29) (anos)? ___ (yo)? (tengo|tiene) (solo)? (11|12|13|14|15|once|doce|trece|catorce|quince)`,
			`tengo (solo)? (11|12|13|14|15|once|doce|trece|catorce|quince) (anos)? ___ (novio|hombre|chico|pareja) ___ (treinta|cuarenta|30|32|35|38|40|45|50|25|26|27|28|29)`,
		],
		unless: [
			'(educacion sexual|biologia|clase de)',
			'(toca|toco|tocaba|tocado) (me)? (el hombro|la cabeza|la frente|la espalda) |en el hombro|en la cabeza',
			'(beso|besa|besaba) ___ (buenas noches|mejilla|frente)',
			'le toca (jugar|hablar|a)|toca (el piano|la guitarra|la flauta|el violin|el timbre)',
		],
	},
];
