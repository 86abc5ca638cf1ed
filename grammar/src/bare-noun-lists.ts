import { wordSet } from './word-lists.ts';
/** Nouns that also go without an article: "in class", "have school", "find time and place". */
export const oftenBare = wordSet(
	`school university college class sport culture experience law theory bed kind type part way cause effect danger risk
	process success subject community business result art office service bus train plane boat course medicine capital
	taxi drink meal park beach house street road island bay company television thing things person people day night week
	month year hour minute half rule work fish summer winter holiday vacation breakfast child baby kid friend
	conflict hospital mother father brother sister mum mom dad daughter son theatre theater cinema life tv time dream
	president king queen prince princess grandma grandpa boss captain page cancer disease virus egg apple banana point
	fact matter difference question problem reason example language opinion difficulty stuff support choice option
	danger access pizza cake chocolate tea glass web home church town reservation state record detail evidence meter euro
	dollar kilo liter coach uncle aunt cousin husband wife lady sir doctor guy man woman boy girl student god space
	earth diagram chapter map schedule nature land term position condition command control power possession view action season table paper center
	contact email mail text message shape form style purpose benefit advantage speech thought fear faith accident song country argument book tree video movie story wall cabin idea fact statement view news place channel character room battle decision city source weekend drama dragon frost prince ocean planet word`,
);

/** Nouns that one also likes or has as a whole: "i like fish", "i love camp". */
export const oftenUncounted = wordSet(
	`culture sport experience art pizza cake chocolate egg drink fish law theory business medicine television school
	university college fashion part kind type way life work day class course game language process success community
	danger risk result effect cause point person drama design man park story movie film violin guitar jar knight country dream prince princess melody boy girl weekend bus train plane car campus queen king grandma grandpa mum dad mom baby monster star scandal bed celebrity principle teacher desert forest village journey sandwich hotel vacation camp motorway kitchen church`,
);
