/**
 * Words for learners' cards: short, easy to spell, of things that a child can see or do, none that sounds like another one
 * and none that hurts.
 */
export const cardWords: readonly string[] = `
	acorn album animal apple april apron arm artist autumn avocado bag baker ball bamboo banana band bank barn basket bath
	beach beak beans beard beetle bell belt bench bike bird biscuit blanket block boat body bonnet book boot bottle bowl box
	branch bread breeze brick bridge broom brother brown brush bubble bucket burger bus button cabbage cactus cafe cake
	camel camera camp candle canoe captain car card carpet carrot castle cat chalk cheese cherry chess chicken cinema circle
	circus city clay cliff clock cloud clown coach coat cocoa coffee coin comet cook cookie copper coral corn corner cotton
	cousin crab cricket crown cup curtain daisy dancer desert desk diamond dinner dish doctor dog doll dolphin donkey door
	dragon drawer dream dress drink drum duck eagle early earth easel easy eggs eight elbow eleven engine evening family
	farm farmer feather fence ferry field finger fire fish flag flamingo flute foam fog folder football forest fork forty
	fossil fountain fox frame friday friend frog fruit garage garden garlic gate ghost giant gift ginger giraffe glass globe
	glove goal goat golden goose grape grass green guitar hammer hammock hand happy harp hat helmet hero hill hippo hobby
	hockey honey hotel house hungry iceberg igloo insect iron island ivory jacket jam january jar jelly jewel jigsaw joke
	juice july jungle june kangaroo kayak kettle key king kitchen kitten kiwi koala ladder lady lake lamp lantern lava lawn
	leaf lemon lemonade letter library light lily lion lizard llama lobster lucky lunch magic magnet mango map maple marble
	market meadow melon menu mermaid metal milk mint mirror mitten model monday monkey month moon morning mountain mouse
	mouth museum mushroom music napkin neck needle nest nine noodle nurse oak ocean olive onion orange orbit orchid otter
	oven owl packet page paint palace panda paper parade park parrot party pasta path peach pencil penguin pepper person
	piano picnic picture pillow pilot pink pirate pizza planet plant plum pocket poem poet pond pony poster potato pretty
	prince pumpkin puppet puppy purple puzzle queen quick quiet quilt rabbit radio rainbow reader ribbon rice river robin
	robot rocket roof rope rose ruler runner sailor salad sand sandal sandwich saturday sauce school scooter seagull seal
	second seven shadow shark sheep shelf shell ship shirt shop shoulder silver singer sister six skate skirt sky sled sleepy
	slipper smart smile snail snake snow soap sofa soup space sparrow spider sponge spoon spring squirrel stadium star
	station stone storm story street summer sunday sunflower sunny supper swan sweater swing table tent teacher teapot
	tennis theatre thirty thunder ticket tiger toast today tomato tomorrow tooth tower toy tractor train tree triangle
	trumpet tulip tunnel turkey turtle twelve twenty uncle unicorn valley vanilla velvet village violin visitor volcano
	wagon walnut walrus watch water whale wheel window winter wolf wonder wood yellow yogurt young zebra zero zoo
`
	.trim()
	.split(/\s+/);
