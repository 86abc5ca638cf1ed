/** Correct spoken English as a recogniser may write it down: nothing here is an error of grammar. */
export const correctSpeech = `
um so my name is laura and i'm from a small town in the north of spain
i work in a bank but i'd like to be a teacher one day
well i i went to the beach last summer with my cousins and it was great
what do you usually do on the weekend
he doesn't like coffee but he drinks tea every morning
does she live near here or does she take the bus
my mother works in a hospital and my father is a driver
i've lived here for ten years and i still love it
we've known each other since 2015
i don't have anything to do tonight
yesterday we had dinner at home and then we watched a film
when i was a child i used to play football in the street
i didn't go to school because i was ill
did you see the game last night
if i had more time i'd learn to play the piano
if it rains tomorrow we'll stay at home
when i finish my studies i want to travel around the world
there are a lot of people in the park on sundays
there's a supermarket next to my house and there are two banks
one of my friends lives in london and he loves it
the people i work with are very friendly
people say that life is hard but i think it's beautiful
i'm twenty years old and my sister is fifteen
she told me that she was tired so i let her sleep
can you tell me where the station is please
i don't know what it is but i like it
this is my brother he's an engineer he works in a big company
it depends on the weather i guess
i listened to music all day and uh then i made dinner
i think we should go home it's late
let's go shopping on friday if you have time
my friends and i go to the gym three times a week
i like it very much it's really interesting
the film was boring so we left before the end
i was bored in class so i looked out of the window
he made me laugh and then he made me cry
i'm good at maths but i'm not very good at sports
she has been to paris twice and she wants to go back
have you ever eaten sushi yes i have it was delicious
i have never seen snow in my life
i'm looking forward to seeing you in july
we got married in june and we have two children
my boss wants me to finish the report by monday
i enjoy cooking and i don't mind doing the dishes
i do my homework in the evening after dinner
we had a party for her birthday and everybody was happy
the more i practice the better i get
my new phone is better than the old one but it was more expensive
it's the best restaurant in the city most people say so
most of my friends are married to people from other countries
i usually get up at seven and i always have breakfast
sometimes he goes by bike and sometimes he takes the train
who told you that nobody told me i just knew
what i like about my city is the food
what he said made me think about it
the thing is i can't swim so i stayed on the beach
i'd rather stay here than go out in the rain
you'd better ask him he knows everything
i can't wait to see them they've been away for months
a hundred years ago there was no electricity here
an hour later we were still waiting for the bus
she's a nurse at a university hospital in an old part of town
it was an honest mistake and he said sorry to me
those days were difficult but these days are easier
how much money do you need and how many people are coming
i've got too much work and too many meetings this week
it it takes about half an hour to get there by car
liked it it was a very good story
he he said he'd call me but he didn't
no i mean yes i agree with you but it's not that easy
my grandmother she's ninety now still cooks for all of us
the dogs bark every night and the neighbours don't do anything
what time does the class start it starts at nine i think
i asked my teacher and she explained everything to me
if you don't know the word you can look it up on the internet
he suggested going to the cinema but i wanted to rest
i remember going there with my parents when i was five
the book that i read last week was about a man who loses his memory
i'm used to working at night but my wife isn't
it was raining so we decided to stay in and play cards
would you like to come with us we leave at six
they must have forgotten or maybe they got lost
i couldn't find my keys they were in my bag the whole time
what is this called in english i've forgotten the word
she looks like her mother but she talks like her father
i hope everything goes well for you and your family
as far as i know the museum is closed on mondays
he could have called me but he sent me a message instead
i have to get up early tomorrow because i have an exam
in the morning i go for a run and at night i read
`
	.trim()
	.split('\n');
