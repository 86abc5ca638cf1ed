import { describe, expect, it } from 'vitest';
import { isEnglish } from './is-english.ts';

describe('telling English from other languages', () => {
	it.each([
		'hola me llamo laura y soy de un pueblo pequeño en el norte de españa',
		'no me gusta el café pero mi hermano lo toma todas las mañanas a las ocho',
		'ayer no he ido a clase porque estaba muy enferma',
		'olá eu sou do brasil e moro com a minha família no rio de janeiro',
		'ontem eu fui à praia com os meus amigos e a gente comeu peixe',
		'je suis étudiant et je travaille dans un restaurant le soir',
		'on est allés au marché et on a acheté des pommes pour ma mère',
		'ciao mi chiamo paolo e sono di roma ma adesso vivo a milano',
		'il mio lavoro mi piace ma non come a te e poi la casa è in centro',
		'ich war gestern im kino und der film war so gut dass ich noch einmal hin will',
		'also in der stadt kann man an einem tag alles sehen was man will',
		'ik ben gisteren met mijn broer naar de markt geweest en het was leuk',
		'我昨天去了北京',
		'меня зовут анна и я живу в москве',
		'أنا أسكن في القاهرة مع عائلتي',
		'昨日は友達と映画を見ました',
	])('"%s" is not English', (text) => {
		expect(isEnglish(text)).toBe(false);
	});

	it.each([
		'hola',
		'paella sangria tapas',
		'',
		'😀 👍',
		'2015 300',
		'yesterday i go beach with friend and swimming very good',
		'he work in bank and she work in hospital in madrid',
		'in my country we eat paella and gazpacho and jamón',
		'my favourite film is la vita è bella because it is so sad',
		'a rematch between cleveland and golden state',
		'we have vanilla sugar free vanilla hazelnut chocolate sauce caramel sauce honey and sugar',
		"what's their record so far",
		'well um i mean er how do you say silla in english',
		'he totally destroyed him',
		'<p>he go home</p>',
	])('"%s" may be English', (text) => {
		expect(isEnglish(text)).toBe(true);
	});
});
