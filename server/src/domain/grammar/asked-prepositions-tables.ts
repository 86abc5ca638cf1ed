/** Verbs in all their forms, the preposition that is right, and wrong ones. */
export const verbs = `
depend on of,from,in,to,for,with,by
rely on in,of,to,at,with
insist on in,to
concentrate on in,to,about
focus on in,at,about
consist of from,on,by
participate in to,of
succeed in on
suffer from of
contribute to for,in,on
react to on
deal with about
cope with to,about,of
believe in on,to
laugh at of
stare at to
graduate from of
escape from of
recover from of
differ from of,to,than
invest in on,at
belong to of
apologize for of
apologise for of
collaborate with to
`;

/** Adjectives and participles, the preposition that is right, and wrong ones. */
export const adjectives = `
interested in about,on,for,at,with,of,to
responsible for of,about
different from with,of
similar to with,as,of
capable of to,for,in
aware of about,for,on,with
proud of on,with,from,to
afraid of from,to
scared of from
frightened of from
ashamed of from,with
full of with
famous for of,by,about
dependent on of,from,to,in
addicted to with,in,on,of
related to with,of
accustomed to with,at,of
satisfied with of,from,for
disappointed with of
bored with from
convinced of in
fond of with,to,for
keen on in,at,about,to
allergic to with,of,for,at
familiar with about,of
rich in of
jealous of from,about,to
surrounded by of,from
covered with of
crowded with of
filled with of
superior to than
inferior to than
opposed to with,of
composed of from
envious of to
worried about of,on
`;

/** Nouns, the preposition that is right, and wrong ones. */
export const nouns = `
reason for of
reasons for of
influence on to
influences on to
effect on to
effects on to
impact on to
impacts on to
solution to of
solutions to of
increase in of
decrease in of
demand for of
lack of on,in,for,about
access to at,of
respect for to
interest in about
addiction to with
dependence on to
damage to of,for,on
attention to on,at
threat to for
belief in to,on
passion for to,about
importance of about,on
number of about
`;
