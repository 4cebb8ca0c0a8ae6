// Two lists for the Water Sports page: "Trending Activities" and "Popular Beaches".
// The order in each list is the order of the cards on the site.
import type { Beach, Leisure } from './schema/leisure';

export const waterSports: Leisure[] = [
  {
    slug: 'sea-walk',
    updated: '2026-11-22',
    name: 'Sea Walk',
    heading: 'A stroll on the sea floor with dry hair',
    where: 'North Bay, near Port Blair, and Elephant Beach, Havelock (Swaraj Dweep)',
    places: ['northbay', 'havelock-island'],
    shortDescription:
      'A glass-fronted helmet, a hose of air from the boat, and sand under your bare feet at the edge of a reef.',
    image: {
      src: '/images/watersports/sea-walk.svg',
      alt: 'Somebody in a round helmet walks barefoot over pale sand under water, sunbeams and striped fish around',
    },
    description: [
      'You climb down a ladder from a moored platform, and when the water reaches your shoulders the crew lower a heavy helmet over your head. Its weight disappears as you sink. Fresh air comes down through a hose and keeps the water at the level of your chin, so you breathe through the nose and may even wear spectacles.',
      'The floor lies about as deep as a two-storeyed house is high. A guide takes you by the hand along a rail or a rope; you walk as on the moon, leaning forward, while sergeant majors and wrasse come to see who is there. It needs no swimming at all. Swallow or wiggle the jaw on the way down, and lift a hand if an ear hurts.',
      'People with a cold, a heart complaint or a recent operation should stay on the boat, and operators set a lowest age for children. After storms the water is milky and the walk is called off. Whatever a helper hands you to hold, leave it lying; starfish and clams do not survive being passed around, and taking coral, shells or sand is an offence.',
    ],
  },
  {
    slug: 'scuba-diving',
    updated: '2026-11-22',
    name: 'Scuba Diving',
    heading: 'One breath at a time, with an instructor beside you',
    where: 'Havelock (Swaraj Dweep), Neil (Shaheed Dweep) and North Bay',
    places: ['havelock-island', 'neil-island', 'northbay'],
    shortDescription:
      'A try-dive to 12 metres at most with an instructor at your shoulder; ordinary dives of 40 to 50 feet, and deeper ones, for the certified.',
    image: {
      src: '/images/watersports/scuba-diving.svg',
      alt: 'Two divers hover over a coral slope in blue dusk light, a turtle gliding past beneath them',
    },
    description: [
      'The first lesson takes place in water up to the chest: how to breathe slowly through the mouth, how to clear a flooded mask, three hand signs. Then the instructor takes hold of your tank, lets a little air out of your jacket, and the noise of the beach stops.',
      'Ordinary dives here go 40 to 50 feet deep, which is 12 to 15 metres. A try-dive, open from age ten, ends where that begins: 12 metres (40 feet) at most, and often well above it. The certified go deeper, to 18 or 30 metres by what their card says. Down there are brain corals as big as a car wheel, anemones with their clownfish, and lionfish under ledges.',
      'Everyone fills in a health form. Its questions about asthma, ears and heart must be answered honestly, and a yes may call for a doctor’s note; the certified bring card and logbook. After diving wait 18 to 24 hours before a flight. From January to April the sea is usually at its calmest and clearest; in the wet months some schools close.',
      'A good dive is a slow one. Keep your fins off the coral, touch nothing, take nothing, and tell your guide early if you are cold.',
    ],
  },
  {
    slug: 'coral-safari-submarine',
    updated: '2026-11-22',
    name: 'Coral Safari Submarine',
    heading: 'A cabin below the waterline, windows on the reef',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    shortDescription:
      'The reef seen from a seat: a boat whose lower deck is under water, for those who do not want to get wet.',
    image: {
      src: '/images/watersports/coral-safari-submarine.svg',
      alt: 'Beyond a row of windows in a boat’s hull the noon sun lights branching coral and yellow fish',
    },
    description: [
      'It is called a submarine, although it never dives: the boat floats like any other, and only its passengers go below. A steep stair leads from the deck to a narrow cabin under the waterline. There you sit with your forehead near a thick pane and the reef of North Bay passes at walking pace.',
      'Staghorn thickets, table corals and heaps of old rubble go by, with parrotfish nibbling so busily that you can almost hear it. Not all of the coral is alive. Warm seas have bleached many Andaman reefs, and there are grey patches among the coloured ones. A white shirt is mirrored in the pane, so wear something dark.',
      'Grandparents and small children manage well, provided they can take the stair. The cabin is close and may be warm, and those who dislike lifts will dislike this. Clear days around noon light the bottom best. Runs depend on weather, tide and the vessel’s own condition, so ask before you count on one.',
    ],
  },
  {
    slug: 'seakart-adventure',
    updated: '2026-11-22',
    name: 'Seakart Adventure',
    heading: 'At the wheel of a small fast boat',
    where: 'Waters off Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription:
      'Drive it yourself: a 45 to 60 minute tour by open sea kart, in line behind a guide’s boat.',
    image: {
      src: '/images/watersports/seakart-adventure.svg',
      alt: 'A red two-seat sea kart cuts a curve of spray on an orange evening sea, a palm headland beyond',
    },
    description: [
      'A sea kart is a small motorboat driven like a go-kart: seats side by side, a steering wheel, a throttle, and a broad skirt around the hull that makes it hard to tip over. After a briefing on land and a few trial circles near the shore, you fall in behind the guide.',
      'The tour lasts 45 to 60 minutes. Keep to the line, leave the distance you were shown, and cut across your own wake only when told. On flat water the kart skims; in a chop it slaps, and by the third wave you are laughing or soaked or both. From the seaward side, Port Blair’s shore looks different, with its sea wall, coconut rows and old military concrete.',
      'Ask the operator who may drive: there is usually a lowest age, and the driver must be sober and able to read hand signals through spray. Anyone who is pregnant or has a bad back should leave it. A life jacket is worn throughout. Take off the hat, hang the spectacles on a cord, and leave the telephone with whoever stays on the sand. Ask us which beach the karts start from and whether they go out that week.',
    ],
  },
  {
    slug: 'kayaking',
    updated: '2026-11-22',
    name: 'Kayaking',
    heading: 'Mangrove creeks by day, sparks by night',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    shortDescription:
      'An unhurried paddle among stilt roots, or a moonless night when each stroke lights up the water.',
    image: {
      src: '/images/watersports/kayaking.svg',
      alt: 'A lone kayak on black water under stars leaves a trail of blue glowing swirls between mangroves',
    },
    description: [
      'The paddle is the loudest thing here, and it only drips. A kayak goes where no motor can: over knee-deep seagrass, in under the arches of red mangrove, up creeks that end in a wall of roots. Mudskippers hop aside, a kingfisher goes ahead from branch to branch, and the smell is of salt, leaves and mud.',
      'On dark nights around new moon, from about October to April, something else happens. Tiny plankton flash when they are disturbed, so the blade draws blue whorls and a startled fish becomes a streak. The effect is strong on some evenings and faint on others, never to order, and town lamps or a bright moon drown it. Cameras seldom catch it; eyes do after ten minutes of darkness.',
      'Beginners learn the stroke on the beach in a quarter of an hour. Tours follow the tide, for a creek that floats you in may strand you later. Go with a local guide only, since salt-water crocodiles live in the islands’ creeks and guides know which channels to leave alone. Wear sleeves against sun or mosquitoes, and shoes that may be ruined.',
    ],
  },
  {
    slug: 'parasailing',
    updated: '2026-11-22',
    name: 'Parasailing',
    heading: 'Fifteen to twenty minutes with the whole bay below',
    where: 'Port Blair and the islands, by season',
    places: [],
    shortDescription:
      'A speedboat, a long line and a canopy: 15 to 20 minutes in the air with reef and forest below.',
    image: {
      src: '/images/watersports/parasailing.svg',
      alt: 'A striped parasail floats high in the morning sun, its line running down to a boat on a turquoise bay',
    },
    description: [
      'What surprises first-time flyers is the silence. The boat snarls, the harness tugs, your feet leave the deck, and then the engine noise drops away beneath you until there is just wind in the lines. The reef, which from the beach was one blue, comes apart into sand, coral and channel.',
      'A flight takes 15 to 20 minutes. The crew pay the line out and haul it in, and the pilot keeps the bow to the breeze; all you do is sit, hold the straps, and bend the knees when you return. Now and then they let your toes skim the surface, so bring a dry shirt.',
      'Wind decides everything: too little and nobody rises, too much and the flag goes up. Weight limits exist at both ends, and two light people may be sent up together. Before you sign, look at the harness stitching, the helmet or life jacket and the crew’s radio, and ask who insures the ride. Permissions for the sport change from shore to shore, so ask us for the place when your dates are fixed.',
    ],
  },
];

export const beaches: Beach[] = [
  {
    slug: 'radha-nagar',
    updated: '2026-11-22',
    name: 'Radha-Nagar',
    alsoCalled: ['Radhanagar'],
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 11.98, east: 92.95 },
    shortDescription:
      'A long west-facing curve under giant trees, with a Blue Flag and the archipelago’s best-known sunset.',
    image: {
      src: '/images/beaches/radha-nagar.svg',
      alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
    },
    description: [
      'First you hear it, a low steady wash behind the trees. Then the forest ends as if cut with a knife, and the beach opens to both sides, broad, pale and firm enough to run on. It shelves faster than it looks; flags and lifeguards decide.',
      'Radhanagar looks west. People arrive from four o’clock, spread out, fall silent for a few minutes, and go home with sandy feet; come in the morning and you may have a long stretch of it to yourself. It carries the Blue Flag, which means marked swimming zones, guards, showers and bins that are meant to be used.',
      'Swim only between the flags, and stay away from the lagoon at the northern end: salt-water crocodiles live in creeks. There is shade in plenty but little food beyond the stalls at the entrance. Half an hour by car or scooter separates it from the jetty, so arrange the drive back before dark.',
    ],
  },
  {
    slug: 'elephanta',
    updated: '2026-11-22',
    name: 'Elephanta',
    alsoCalled: ['Elephant Beach'],
    where: 'Elephant Beach, Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12.01, east: 92.95 },
    shortDescription:
      'Coral within a few strokes of the sand, reached by boat or on foot through wet evergreen forest.',
    image: {
      src: '/images/beaches/elephanta.svg',
      alt: 'Bleached tree trunks lie on a narrow morning beach, snorkellers afloat just off the sand',
    },
    description: [
      'The usual name is Elephant Beach, after the timber elephants that once worked on Havelock. The sand is a narrow strip, narrower still at high tide, with grey trunks lying where a storm or the tsunami of 2004 put them. Nobody comes for the sand. Ten strokes from it the bottom turns into coral.',
      'Snorkelling is done with a ring and a guide, even for people who cannot swim, over lumps of brain coral, blue-lipped clams and fish that have long lost their shyness. Float flat, kick from the hip, and do not stand up when you are tired: what feels like a stone may be alive. Other games with engines are on offer further along; agree on what you pay for before the vest is on. Taking coral, shells or sand is an offence.',
      'A boat from the harbour brings you there in 20 to 30 minutes. The footpath is about 1.8 km through the forest, 40 to 45 minutes over roots and, after rain, through mud with leeches; at high tide it is impassable. Boats usually stop in the early afternoon and often do not run at all from June to September: check before you travel. Bring water shoes, a dry bag and water in a steel bottle, as PET ones under two litres are banned.',
    ],
  },
  {
    slug: 'chidiyatapu',
    updated: '2026-11-22',
    name: 'Chidiyatapu',
    where: 'Southern tip of South Andaman, below Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription:
      'A beach for walking, birds and evening colour at the end of the road south, though not for a swim.',
    image: {
      src: '/images/beaches/chidiyatapu.svg',
      alt: 'Silver driftwood on a dark shore in violet dusk, parakeets flying home to the wooded hill',
    },
    description: [
      'South of Port Blair the road narrows, dips through mangrove and betel-palm gardens, and stops where South Andaman runs out of land. The beach there is part sand, part pebble, with fallen trees worn silver by salt, good to sit on and better to photograph. Islets close the view, and the sea between them is still on most days.',
      'Chidiya Tapu, as the name is usually written, means bird island, although it is no island. Bring binoculars at seven in the morning or an hour before sunset: parakeets, sunbirds, hill mynas and, with patience, a sea eagle on its way home. Further in, a shaded path climbs to the Munda Pahad cliffs, sweaty work for which you want shoes with a grip and a litre of water each.',
      'Swimming is restricted here, as salt-water crocodiles live in the creeks: keep out of the water, and take the signboards at their word. Snack sellers come and go. Allow the better part of an hour for the drive each way, and do not rely on finding an autorickshaw for the return.',
    ],
  },
  {
    slug: 'corbyn-cove',
    updated: '2026-11-22',
    name: 'Corbyn Cove',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.64, east: 92.75 },
    shortDescription:
      'The town’s own beach: a half-moon of palms, tea stalls, Sunday families and an island just offshore.',
    image: {
      src: '/images/beaches/corbyn-cove.svg',
      alt: 'A family walks along a half-moon of sand under coconut palms at noon, a small wooded islet offshore',
    },
    description: [
      'When the offices close, Port Blair drives down to Corbyn’s Cove. Children dig, uncles wade in with rolled trousers, someone sells peanuts in a paper cone, and the palms lean so far out that each one has been climbed for a photograph. The bay is a neat half-moon, with the little Snake Island lying off it.',
      'The way there is half the pleasure. The coast road follows the sea wall past low bunkers of Japanese concrete, left from the occupation of 1942 to 1945 and now overgrown with beach morning glory. A quarter of an hour by autorickshaw is enough from the bazaar, which makes it the right first outing on the day you land.',
      'As a bathing place it is middling: after rain the water turns brown, and crocodile warnings have closed it more than once. Look for the lifeguard, stay inside whatever net or line there is, and otherwise be content with a coconut and the breeze. Jet skis and other rides run when the sea and the authorities permit.',
    ],
  },
  {
    slug: 'north-bay-beach',
    updated: '2026-11-22',
    name: 'North Bay Beach',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    at: { north: 11.7, east: 92.75 },
    shortDescription:
      'A lively strip of coral beach across the harbour, below the lighthouse once seen on the twenty-rupee note.',
    image: {
      src: '/images/beaches/north-bay-beach.svg',
      alt: 'A red-and-white lighthouse rises from a green hill above moored glass-bottom boats in early light',
    },
    description: [
      'Across the harbour from the town, a green hill carries a lighthouse. Older readers know the view from the back of the twenty-rupee note. At its foot lies North Bay, where coral begins so near the shore that the first thing you meet on wading in may be a sea urchin. Rubber soles are the answer.',
      'This is the busiest water around Port Blair. By ten the moorings are full: snorkellers with guides, helmet walkers, boats with glass floors, the cabin boat that shows the reef through windows. Touts are cheerful and persistent. Decide in the boat what you would like to do, ask for the total with photographs included or not, and say a friendly no to the rest.',
      'If crowds tire you, take the path uphill; the steps to the light are steep and hot, and the view over the harbour is worth it. Simple lunches are cooked under tin roofs. The small boats stop early in the afternoon and do not go in a swell, and most people see Ross Island on the same outing, though it is usually closed on Wednesdays: check before you travel. Carry cash, since card machines lose their signal here.',
    ],
  },
  {
    slug: 'kalipur-beach',
    updated: '2026-11-22',
    name: 'Kalipur beach',
    where: 'Kalipur, near Diglipur, North Andaman',
    places: ['diglipur'],
    at: { north: 13.22, east: 93.05 },
    shortDescription:
      'Dark sand beneath Saddle Peak where sea turtles come up at night to nest, about December to March.',
    image: {
      src: '/images/beaches/kalipur-beach.svg',
      alt: 'A sea turtle crawls up dark sand under a starry sky, the outline of a high forested peak behind',
    },
    description: [
      'Far up in North Andaman, a long day’s journey from the capital, the sand turns grey and the hills come close. Saddle Peak, at 732 metres the highest summit of the Andamans, fills the sky to the south. There are a few guest houses, some fields, and at night no light but the stars and the odd torch.',
      'Turtles make Kalipur known. From about December to March females haul themselves up the slope in the dark, dig with their hind flippers, lay, cover the pit and drag back to sea, a labour of an hour or more. Forest staff watch over the nests and bring many clutches to a fenced hatchery. Visitors join only with their leave: no flash, no white light, no talking in front of the animal, drones stay at home, and nobody touches hatchlings unless asked to.',
      'Nothing is guaranteed. Three nights may pass without a track, then two turtles arrive within the same hour. By day the beach suits long walks rather than bathing, as the bottom is stony and the waves can be rough. Early risers get a sunrise straight out of the water, and boatmen nearby take people to the sandbar of Ross and Smith.',
    ],
  },
];
