import type { Finders } from '#grammar/grammar-rule.ts';
import { type Finding, oneWord } from '#grammar/grammar-rule.ts';

/** Frequent misspellings, each with the word that is meant. */
const table = `
accomodation accommodation|acheive achieve|acommodation accommodation|addres address|adress address
advertisemnt advertisement|advertisment advertisement|advertisments advertisements|agressive aggressive
allways always|alot a lot|althought although|altough although|anser answer|anwser answer|aparment apartment
appartment apartment|arround around|atention attention|attension attention|avaible available|avalable available
awfull awful|beacause because|beacuse because|beatiful beautiful|beautifull beautiful|becaus because
becouse because|becuase because|befor before|beggining beginning|begginning beginning|begining beginning
beleive believe|belive believe|belived believed|benefical beneficial|benefitial beneficial|benifit benefit
benifits benefits|beutiful beautiful|bicicle bicycle|buisness business|busines business|bussiness business
carefull careful|carreer career|carrer career|comercial commercial|comercials commercials
comfortble comfortable|communcation communication|communitys communities|compair compare|competion competition
completly completely|comunicate communicate|comunication communication|comunities communities|comunity community
concious conscious|confidense confidence|confortable comfortable|contries countries|contry country
conveniece convenience|convenince convenience|convinient convenient|countrys countries
coutry country|covenient convenient|defenitely definitely|definately definitely|definatly definitely
definitly definitely|develope develop|developement development|devlop develop|devolop develop
diference difference|diferences differences|diferent different|difficulity difficulty|difficut difficult
diffrence difference|diffrent different|dificult difficult|disapear disappear|dissapear disappear
dissapointed disappointed|eachother each other|econimic economic|econmy economy|effecient efficient
embarassed embarrassed|embarassing embarrassing|enviorment environment|enviornment environment
envirnment environment|enviroment environment|enviromental environmental|environement environment
espacially especially|especialy especially|eventualy eventually|everbody everybody|everithing everything
everytime every time|evrything everything|exampel example|excelent excellent|excercise exercise
exellent excellent|exemple example|exemples examples|exept except|exmaple example|expecially especially
expence expense|expencive expensive|expensiv expensive|experiance experience|experince experience
expierience experience|expirience experience|explaination explanation|explane explain|exsample example
familiy family|famillies families|familly family|familys families|favorit favourite|feild field|finaly finally
finnally finally|foreing foreign|foriegn foreign|freind friend|freinds friends|frend friend|frends friends
futur future|generaly generally|gouvernment government|goverment government|govermnet government
governement government|greatful grateful|hapend happened|hapiness happiness|happend happened|happenned happened
happines happiness|happyness happiness|hapy happy|helpfull helpful|hollidays holidays
hopefull hopeful|imformation information|imporant important|importan important|importent important
impotant important|improtant important|improvment improvement|independance independence
independant independent|infact in fact|infomation information|intelegent intelligent|inteligent intelligent
intellegent intelligent|interes interest|interisting interesting|interresting interesting|intersting interesting
intrested interested|intresting interesting|knowladge knowledge|knowlage knowledge|knowlegde knowledge
knowlege knowledge|knowlodge knowledge|konw know|konwledge knowledge|laguage language|langage language
langauge language|languge language|lenguage language|libary library|liesure leisure|litle little|luckly luckily
maintainance maintenance|makeing making|mentionned mentioned|mispelled misspelled|mistery mystery|moderm modern
moeny money|monney money|mony money|mountins mountains|naturaly naturally|neccesary necessary
neccessary necessary|necesary necessary|necessery necessary|nervious nervous|noone no one|nowaday nowadays
nowadayas nowadays|nowadys nowadays|nowdays nowadays|occured occurred|occuring occurring|ocurred occurred
offen often|opertunity opportunity|opinon opinion|oportunities opportunities|oportunity opportunity
oppinion opinion|oppinions opinions|opportunitys opportunities|oppurtunity opportunity|opurtunity opportunity
othere other|paralel parallel|peaple people|peopel people|peple people|pepole people|personaly personally
personnaly personally|phisical physical|poeple people|pollusion pollution|polution pollution
posible possible|possibilty possibility|powerfull powerful|preasure pressure|prefere prefer|prefered preferred
prefering preferring|privat private|probabely probably|probaly probably|probelm problem|probelms problems
probley probably|problme problem|profesion profession|profesional professional|profesor professor
proffesional professional|proffesor professor|proffession profession|pubblic public|pysical physical
quikly quickly|realy really|reccomend recommend|recieve receive|recieved received|recive receive
recomend recommend|religous religious|responsability responsibility|responsable responsible
responsibilty responsibility|restaurent restaurant|restorant restaurant|restourant restaurant
resturant restaurant|sciense science|seperate separate|seperated separated|shoud should
shoul should|similiar similar|simular similar|sincerly sincerely|soceity society|socitey society|socity society
soical social|somethink something|someting something|somone someone|somthing something|speach speech
specialy specially|stoped stopped|strengh strength|stresfull stressful|stressfull stressful|studing studying
studys studies|succed succeed|succes success|succesful successful|succesfull successful|succesfully successfully
successfull successful|suceed succeed|sucess success|sucessful successful|sucessfull successful|sucsess success
sucsessful successful|sugest suggest|sugestion suggestion|suprise surprise|suprised surprised
technolgy technology|technologie technology|techology technology|techonology technology|tecnology technology
teh the|tendancy tendency|thechnology technology|therfore therefore|thier their|thikn think|thnik think
thoughout throughout|thougth thought|throught through|togather together|togethere together|togheter together
toghether together|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow|towrds towards
trafic traffic|transporation transportation|transportion transportation|trasport transport|travell travel
truely truly|tryed tried|turist tourist|turists tourists|understading understanding|understanging understanding
undrestand understand|unfortunatelly unfortunately|unfortunatly unfortunately|unfortunely unfortunately
univercity university|univeristy university|universty university|untill until|usally usually|usefull useful
ussually usually|usualy usually|varios various|vegatables vegetables|vegtables vegetables|vehical vehicle
vehicals vehicles|veicle vehicle|verry very|viloence violence|waht what|wannt want|whan when
whitch which|whithout without|whould would|wich which|wiht with|withou without|wonderfull wonderful
woud would|writen written|writting writing|wrok work|yaers years|yeasterday yesterday|yesteday yesterday
youger younger
`;

const meant = new Map<string, string>();
for (const pair of table.trim().split(/[|\n]/)) {
	const [wrong = '', ...right] = pair.trim().split(' ');
	meant.set(wrong, right.join(' '));
}

/** Words that are spelt wrong however they are meant. */
export const spellingsFinders: Finders = {
	'frequent-misspelling': (words) =>
		words.flatMap(({ lower }, index): Finding[] => {
			const right = meant.get(lower);
			return right ? [oneWord(index, right, { word: lower })] : [];
		}),
};
