import type { MotherTongue } from '@henry/contract/feedback.ts';

/**
 * What speakers of each mother tongue are known to say, written for this list: the sentence, what is right (one of several
 * where a "/" parts them), and what the reason is about (one of several likewise).
 */
const lines: Record<MotherTongue, string> = {
	es: `
i have 20 years > i am 20 years old > verb form
i am agree with you > i agree with you > verb form
explain me the problem please > explain to me the problem please / explain the problem to me please > preposition
the people is very friendly in my city > the people are very friendly in my city > agreement
it depends of the day > it depends on the day > preposition
is very important to sleep well > it is very important to sleep well > missing word
i have many homeworks today > i have a lot of homework today > noun number
i am boring in this class > i am bored in this class > word choice
my brother is more tall than me > my brother is taller than me > comparison
yesterday i go to the cinema with my sister > yesterday i went to the cinema with my sister > tense
i don't have nothing to say > i don't have anything to say > pronoun
she said me that she was ill > she told me that she was ill > word choice
i want that you come to my house > i want you to come to my house > verb form
the life is hard in my village > life is hard in my village > article
i live in madrid since five years > i have lived in madrid for five years > tense / preposition
i did a mistake in the exam > i made a mistake in the exam > word choice
how is called this in english > what is this called in english > word choice
my sister has three childrens > my sister has three children > noun number
he works as waiter in a bar > he works as a waiter in a bar > article
i like very much the chocolate > i like chocolate very much > word order
we went of vacation to the south > we went on vacation to the south > preposition
i came here for to learn english > i came here to learn english > preposition
there is many people in the street > there are many people in the street > agreement
i lost the bus this morning > i missed the bus this morning > word choice
she is married with an engineer > she is married to an engineer > preposition`,
	pt: `
i have hungry > i am hungry > verb form
i pretend to travel next year > i intend to travel next year / i plan to travel next year > word choice
i am going to make a party on saturday > i am going to have a party on saturday > word choice
i need of your help > i need your help > preposition
she works in a bank since 2015 > she has worked in a bank since 2015 > tense
in my city have many beaches > in my city there are many beaches > agreement / word choice
i like of music > i like music > preposition
we stayed in home all weekend > we stayed at home all weekend > preposition
do you can help me > can you help me > verb form / extra word
i know him since we were children > i have known him since we were children > tense
i always lose the train > i always miss the train > word choice
the more important thing is health > the most important thing is health > comparison
all the people knows him > all the people know him / everyone knows him > agreement
he explained me everything > he explained to me everything / he explained everything to me > preposition
i have a doubt > i have a question > word choice
i didn't understood the question > i didn't understand the question > verb form
my parents they live in porto > my parents live in porto > pronoun
i can to play the guitar > i can play the guitar > verb form
i am in the beach now > i am at the beach now > preposition
she gave me a good advice > she gave me good advice / she gave me some good advice > noun number
it is raining since monday > it has been raining since monday > tense
i born in lisbon > i was born in lisbon > verb form
i'm used to wake up early > i'm used to waking up early > verb form
we arrived to the hotel at night > we arrived at the hotel at night > preposition
when i will have time i will call you > when i have time i will call you > tense`,
	fr: `
i have 25 years > i am 25 years old > verb form
i am here since three days > i have been here for three days > tense / preposition
he gave me informations about the course > he gave me information about the course > noun number
i have visited paris last year > i visited paris last year > tense
i am not agree with this idea > i don't agree with this idea > verb form
she assists to all the meetings > she attends all the meetings > word choice
i like the cheese and the wine > i like cheese and wine > article
when i will be old i will live near the sea > when i am old i will live near the sea > tense
he is doctor in a small hospital > he is a doctor in a small hospital > article
i go often to the cinema > i often go to the cinema > word order
we discussed about politics > we discussed politics > preposition
i passed my holidays in spain > i spent my holidays in spain > word choice
the most of people like summer > most people like summer > comparison
i work here since 2019 > i have worked here since 2019 > tense
he speaks very well english > he speaks english very well > word order
i look forward to see you > i look forward to seeing you > verb form
can you explain me this word > can you explain to me this word / can you explain this word to me > preposition
she has the hair long > she has long hair > word order
i am interested by history > i am interested in history > preposition
the news are good > the news is good > agreement
my mother she works in a school > my mother works in a school > pronoun
he asked me where was i > he asked me where i was > word order
i want to make a photo > i want to take a photo > word choice
he doesn't can swim > he can't swim / he cannot swim > verb form
five persons came to my house > five people came to my house > noun number`,
	it: `
i have cold > i am cold > verb form
i'm agree with my boss > i agree with my boss > verb form
she has 30 years > she is 30 years old > verb form
the people in naples is very warm > the people in naples are very warm > agreement
i know you from two years > i have known you for two years > tense / preposition
i go to home after work > i go home after work > preposition
i listen music in the car > i listen to music in the car > preposition
we made sport together > we did sport together > word choice
he said me a secret > he told me a secret > word choice
i don't know where is the station > i don't know where the station is > word order
i want that my son studies medicine > i want my son to study medicine > verb form
it is more easy than before > it is easier than before > comparison
she is arrived yesterday > she arrived yesterday > tense / verb form
i have never been in london > i have never been to london > preposition
i am studying english from three years > i have been studying english for three years > tense / preposition
the informations are on the website > the information is on the website > noun number
i live at milan > i live in milan > preposition
yesterday i have eaten a pizza > yesterday i ate a pizza > tense
my english is not enough good > my english is not good enough > word order
i lost the train for rome > i missed the train for rome > word choice
this is the best restaurant of the city > this is the best restaurant in the city > preposition
he works like a teacher > he works as a teacher > word choice / preposition
i suggest you to visit florence > i suggest you visit florence / i suggest visiting florence > verb form
it depends from the weather > it depends on the weather > preposition
i remember me that day > i remember that day > pronoun`,
	de: `
i am since two years in london > i have been in london for two years > tense / word order / preposition
i learn english since five years > i have learned english for five years / i have been learning english for five years > tense / preposition
yesterday i have seen a good film > yesterday i saw a good film > tense
if i would have more time i would read more > if i had more time i would read more > tense
i became a present from my mother > i got a present from my mother > word choice
can you borrow me ten euros > can you lend me ten euros > word choice
she is married with a dentist > she is married to a dentist > preposition
we make sport on fridays > we do sport on fridays > word choice
i want that he calls me > i want him to call me > verb form
i need some informations > i need some information > noun number
i drink always tea in the morning > i always drink tea in the morning > word order
there is a difference between he and me > there is a difference between him and me > pronoun
we see us tomorrow > we see each other tomorrow > pronoun
i have hunger > i am hungry > verb form
how do you call this > what do you call this > word choice
my friend lives in the near of berlin > my friend lives near berlin > preposition
i can good swim > i can swim well > word order
what means this word > what does this word mean > word order
i am very interesting in cars > i am very interested in cars > word choice
he is teacher at a school > he is a teacher at a school > article
we meet us at six > we meet at six > pronoun
i have a meeting at monday > i have a meeting on monday > preposition
the man which lives next door is nice > the man who lives next door is nice > pronoun
i look forward to hear from you > i look forward to hearing from you > verb form
it gives many parks in my city > there are many parks in my city > word choice / agreement`,
	zh: `
he go to work by bus > he goes to work by bus > agreement
i have two brother > i have two brothers > noun number
yesterday i eat noodles with my friend > yesterday i ate noodles with my friend > tense
i very like this movie > i really like this movie > word order
although it was late but we went out > although it was late we went out > extra word
she is teacher > she is a teacher > article
there have many people in beijing > there are many people in beijing > agreement
please open the light > please turn on the light > word choice
i am live in shanghai > i live in shanghai / i am living in shanghai > verb form
how to say this in english > how do you say this in english > missing word
my mother she like cooking > my mother likes cooking > pronoun / agreement
i want buy a new phone > i want to buy a new phone > verb form
this book is very interested > this book is very interesting > word choice
last year i go to japan > last year i went to japan > tense
i and my friend play basketball > my friend and i play basketball > word order
he is more taller than me > he is taller than me > comparison
can you borrow me your pen > can you lend me your pen > word choice
every students has a computer > every student has a computer > noun number
i have been to there two times > i have been there two times > preposition
many chinese people likes tea > many chinese people like tea > agreement
i no have time today > i don't have time today > verb form
because i was tired so i went home > because i was tired i went home > extra word
she don't know the answer > she doesn't know the answer > agreement
i didn't saw him > i didn't see him > verb form
we went park on sunday > we went to the park on sunday > missing word`,
	ar: `
my father he is a doctor > my father is a doctor > pronoun
i am live in cairo > i live in cairo / i am living in cairo > verb form
she a good teacher > she is a good teacher > missing word
i want to go to the home > i want to go home > preposition / article
he is engineer > he is an engineer > article
i have car > i have a car > article
the life in my country is beautiful > life in my country is beautiful > article
i was study all night > i was studying all night > verb form
i born in egypt > i was born in egypt > verb form
we was happy > we were happy > agreement
the house who i live in is small > the house that i live in is small / the house which i live in is small > pronoun
i saw a film very beautiful > i saw a very beautiful film > word order
he speak english very well > he speaks english very well > agreement
i went to shopping with my mother > i went shopping with my mother > preposition
she told to me the truth > she told me the truth > preposition
where you live > where do you live > missing word
i am not understand this lesson > i don't understand this lesson > verb form
there is a many cars in the street > there are many cars in the street > agreement / article
i get up early at the morning > i get up early in the morning > preposition
he must to go now > he must go now > verb form
i study english since four years > i have studied english for four years / i have been studying english for four years > tense / preposition
my brothers is students > my brothers are students > agreement
she is more beautiful from her sister > she is more beautiful than her sister > comparison
he didn't came to class > he didn't come to class > verb form
i like the football > i like football > article`,
	ru: `
i am student > i am a student > article
she my sister > she is my sister > missing word
i have dog > i have a dog > article
it is good idea > it is a good idea > article
i live in moscow since ten years > i have lived in moscow for ten years > tense / preposition
how do you think > what do you think > word choice
he is afraid from dogs > he is afraid of dogs > preposition
i very love my city > i really love my city > word order
i feel myself good > i feel good > pronoun
we go to home by metro > we go home by metro > preposition
in monday i have a lesson > on monday i have a lesson > preposition
my friend work in office > my friend works in an office > agreement / article
i want that you help me > i want you to help me > verb form
if i will have money i will buy a car > if i have money i will buy a car > tense
i no understand > i don't understand > verb form
it depends from you > it depends on you > preposition
i saw film yesterday > i saw a film yesterday > article
people which work here are nice > people who work here are nice > pronoun
i didn't see nobody > i didn't see anybody > pronoun
i have much friends > i have many friends > noun number
he is on work now > he is at work now > preposition
we listened music all night > we listened to music all night > preposition
what means this > what does this mean > word order
i go to work on car > i go to work by car > preposition
it is interesting book > it is an interesting book > article`,
};

/** The classics of each mother tongue, 25 of each. */
export const classics = Object.entries(lines).flatMap(([motherTongue, text]) =>
	text
		.trim()
		.split('\n')
		.map((line) => {
			const [wrong = '', right = '', category = ''] = line.split(' > ');
			return { motherTongue, wrong, right: right.split(' / '), category: category.split(' / ') };
		}),
);
