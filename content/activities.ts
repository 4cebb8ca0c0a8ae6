// Water sports and beaches, on the Water Sports page as "Trending Activities" and "Popular Beaches", and the HotSpots of
// the Sightseeing page. The order in each list is the order of the cards on the site.
import type { ActivityEntry, Beach } from './schema/place';

export const sports: ActivityEntry[] = [
  {
    slug: 'sea-walk',
    updated: '2026-11-26',
    name: 'Sea Walk',
    heading: 'A walk on the sea bed: your hair stays dry',
    where: 'North Bay, near Port Blair, and Elephant Beach, Havelock (Swaraj Dweep)',
    places: ['northbay', 'havelock-island'],
    shortDescription:
      'You walk on the sand at the edge of a reef. A helmet with a window gives you air.',
    image: {
      src: '/images/watersports/sea-walk.svg',
      alt: 'Somebody in a round helmet walks barefoot over pale sand under water, sunbeams and striped fish around',
    },
    description: [
      'You climb down a ladder from a platform in the sea. When the water reaches your shoulders, the crew put a heavy helmet over your head. Air comes through a hose and keeps the water below your chin.',
      'On the sand a guide takes your hand and walks with you along a rope or a rail. Fish come close to the window. You need not be able to swim, your hair stays dry, and you can keep your spectacles on. On the way down swallow or move your jaw, and lift a hand if an ear hurts.',
      'Leave corals and animals where they are.',
    ],
  },
  {
    slug: 'scuba-diving',
    updated: '2026-11-26',
    name: 'Scuba Diving',
    heading: 'A first dive, or deeper dives with a certificate',
    where: 'Havelock (Swaraj Dweep), Neil (Shaheed Dweep) and North Bay',
    places: ['havelock-island', 'neil-island', 'northbay'],
    shortDescription: 'On a first dive an instructor stays beside you.',
    image: {
      src: '/images/watersports/scuba-diving.svg',
      alt: 'Two divers hover over a coral slope in blue dusk light, a turtle gliding past in front of them',
    },
    description: [
      'The first lesson is in water where you can stand. You learn to breathe slowly through your mouth, to clear water from your mask, and to use a few hand signs. Then you go down together: hold your nose, blow gently, sink a little, wait.',
      'Easy dives for certified divers go to 40 to 50 feet (12 to 15 metres). With an open-water card you may go to 18 m, usually to 30 m with an advanced one.',
      '{guide:diving} {guide:flying-after-a-dive} Ask what the centre does after an accident.',
      'Keep your fins off the coral, touch nothing, and tell your guide early if you are cold.',
    ],
  },
  {
    slug: 'coral-safari-submarine',
    updated: '2026-11-26',
    name: 'Coral Safari Submarine',
    heading: 'See the reef through a window, and stay dry',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    shortDescription:
      'You sit in a cabin below the waterline, and the reef passes outside.',
    image: {
      src: '/images/watersports/coral-safari-submarine.svg',
      alt: 'Beyond a row of windows in a boat’s hull the noon sun lights branching coral and yellow fish',
    },
    description: [
      'It is called a submarine, but it does not dive. The boat floats like any other, and you sit in a cabin below the waterline, at a thick window. Outside, the reef of North Bay passes at walking pace.',
      'You see branching corals, table corals and parrotfish. Warm seas have bleached many reefs, so some parts are grey.',
      'It suits grandparents and small children, if they can use the steep stair. The cabin is narrow and may be warm: it is not for people who dislike closed rooms. The boat does not go in bad weather or when it is under repair. Ask us before you plan a day around it.',
    ],
  },
  {
    slug: 'seakart-adventure',
    updated: '2026-11-26',
    name: 'Seakart Adventure',
    heading: 'Drive a small fast boat yourself',
    where: 'Waters off Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription:
      'A tour of 45 to 60 minutes by open sea kart, behind a guide’s boat.',
    image: {
      src: '/images/watersports/seakart-adventure.svg',
      alt: 'A red two-seat sea kart cuts a curve of spray on an orange evening sea, a palm headland beyond',
    },
    description: [
      'A sea kart is a small motorboat that you drive like a go-kart. After a briefing on land you drive a few circles near the shore. Then you follow the guide’s boat.',
      'Stay in line, and keep the distance that the guide shows you.',
      'There is usually a lowest age for drivers, and the driver must be sober. Do not ride if you are pregnant or have a bad back. Wear the life jacket all the time, fix your spectacles with a cord, and leave your hat and your phone on land. Ask us which beach the karts start from on your date.',
    ],
  },
  {
    slug: 'kayaking',
    updated: '2026-11-26',
    name: 'Kayaking',
    heading: 'Mangrove creeks by day, and tours after dark',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    shortDescription:
      'You paddle slowly among mangrove roots. On dark nights the water may glow.',
    image: {
      src: '/images/watersports/kayaking.svg',
      alt: 'A lone kayak on black water under stars leaves a trail of blue glowing swirls between mangroves',
    },
    description: [
      'You pass over seagrass, under the arched roots of the mangroves, and up creeks that become narrower and narrower. Go only with a guide, and keep your hands in the kayak: crocodiles live in creeks.',
      'On dark nights around new moon, from October to April, the water may glow. Tiny plankton flash when something moves them: your paddle leaves blue circles, and a fish becomes a line of light. The glow is strong on some evenings and weak on others, and nobody can promise it.',
      'Beginners learn to paddle on the beach in a quarter of an hour.',
    ],
  },
  {
    slug: 'parasailing',
    updated: '2026-11-26',
    name: 'Parasailing',
    heading: 'Fly behind a boat, high over the bay',
    where: 'Port Blair and the islands, by season',
    places: [],
    shortDescription:
      'A speedboat pulls you up on a long line, for 15 to 20 minutes in the air.',
    image: {
      src: '/images/watersports/parasailing.svg',
      alt: 'A striped parasail floats high in the morning sun, its line running down to a boat on a turquoise bay',
    },
    description: [
      'The boat speeds up, the line pulls, and your feet leave the deck. You sit and hold the straps. From above you see how sand, coral and deep water differ in colour.',
      'The crew let the line out and pull it in again. Bend your knees when you land.',
      'With too little wind or too much of it nobody flies. Two light people may fly together. Not every beach has permission for parasailing: tell us your dates, and we ask where there are flights.',
    ],
  },
];

export const beaches: Beach[] = [
  {
    slug: 'radha-nagar',
    updated: '2026-11-26',
    name: 'Radha-Nagar',
    aliases: ['Radhanagar'],
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 11.98, east: 92.95 },
    shortDescription:
      'A long, west-facing beach under giant trees, with the best-known sunset of the islands.',
    image: {
      src: '/images/beaches/radha-nagar.svg',
      alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
    },
    description: [
      'Behind tall forest the beach opens to both sides. The sand is broad and pale, and firm near the water.',
      'In 2020 the beach was given the Blue Flag, which asks for lifeguards and clean facilities. The trees give shade, and a few stalls at the entrance sell food.',
      'The sea becomes deep faster than it looks. Swim only between the flags, and do what the lifeguards say. Keep away from the lagoon at the northern end, because of crocodiles. The jetty is about half an hour away by car, so arrange the drive back before dark.',
    ],
  },
  {
    slug: 'elephanta',
    updated: '2026-11-26',
    name: 'Elephanta',
    aliases: ['Elephant Beach'],
    where: 'Elephant Beach, Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12.01, east: 92.95 },
    shortDescription:
      'Coral close to the sand. You come by boat, or on foot through the forest.',
    image: {
      src: '/images/beaches/elephanta.svg',
      alt: 'Bleached tree trunks lie on a narrow morning beach, snorkellers afloat just off the sand',
    },
    description: [
      'The usual name is Elephant Beach, after the elephants that once carried timber on Havelock. The sand is a narrow strip with old grey tree trunks.',
      'You snorkel with a ring and a guide, even if you cannot swim. Below you are brain corals, giant clams and fish that are not shy. Taking coral, shells or sand is an offence. There are usually glass-bottom boats too: agree on the price first.',
      'The boat takes 20 to 30 minutes; our packages do not include it. The path through the forest is about 1.8 km long and takes 40 to 45 minutes, over roots and mud. Bring water shoes and a dry bag.',
    ],
  },
  {
    slug: 'chidiyatapu',
    updated: '2026-11-26',
    name: 'Chidiyatapu',
    where: 'Southern end of South Andaman, south of Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription:
      'A beach for walks, birds and the evening light, but not for a swim.',
    image: {
      src: '/images/beaches/chidiyatapu.svg',
      alt: 'Silver driftwood on a dark shore in violet dusk, parakeets flying home to the wooded hill',
    },
    description: [
      'South of Port Blair the road passes mangroves and palm gardens and ends at the sea. The beach is part sand and part pebbles, with fallen trees that the salt has made silver.',
      'The name is usually written Chidiya Tapu and means bird island. Bring binoculars, early in the morning or an hour before sunset. A path climbs to the Munda Pahad cliffs: wear shoes with a good grip, and carry a litre of water each.',
      'Stay out of the water, because of crocodiles, and keep children out of it. The drive takes about an hour each way. Keep your car for the way back.',
    ],
  },
  {
    slug: 'corbyn-cove',
    updated: '2026-11-25',
    name: 'Corbyn Cove',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.64, east: 92.75 },
    shortDescription:
      'The town’s own beach: a half-moon of palms, tea stalls, families on Sundays, and a small island off the shore.',
    image: {
      src: '/images/beaches/corbyn-cove.svg',
      alt: 'A family walks along a half-moon of sand under coconut palms at noon, a small wooded islet offshore',
    },
    description: [
      'In the evening families sit under the palms of Corbyn’s Cove. The small island is called Snake Island.',
      'The coast road passes low concrete bunkers, which are left from the Japanese occupation of 1942 to 1945. An autorickshaw takes you there quickly from the bazaar, so it is a good first outing on the day you land.',
      'Come to sit, walk and drink a coconut, and swim on another beach: crocodiles have been seen on these coasts. After rain the water is brown. Jet skis and other rides run when the sea and the authorities allow.',
    ],
  },
  {
    slug: 'north-bay-beach',
    updated: '2026-11-26',
    name: 'North Bay Beach',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    at: { north: 11.7, east: 92.75 },
    shortDescription:
      'A lively strip of coral beach across the harbour, below the lighthouse once shown on the twenty-rupee note.',
    image: {
      src: '/images/beaches/north-bay-beach.svg',
      alt: 'A red-and-white lighthouse rises from a green hill above moored glass-bottom boats in early light',
    },
    description: [
      'The coral begins close to the shore. Wear shoes with rubber soles, because there are sea urchins.',
      'By ten the bay is full of boats: for snorkelling and sea walks, glass-bottom boats, and the Coral Safari with its windows under water. Agree on the whole price first, with or without photographs.',
      'Stalls cook simple lunches, for cash, and most people see Ross Island on the same outing.',
    ],
  },
  {
    slug: 'kalipur-beach',
    updated: '2026-11-26',
    name: 'Kalipur beach',
    where: 'Kalipur, near Diglipur, North Andaman',
    places: ['diglipur'],
    at: { north: 13.22, east: 93.05 },
    shortDescription:
      'Dark sand below Saddle Peak, where sea turtles come at night to nest, about December to March.',
    image: {
      src: '/images/beaches/kalipur-beach.svg',
      alt: 'A sea turtle crawls up dark sand under a starry sky, the outline of a high forested peak behind',
    },
    description: [
      'Kalipur is a full day by road from Port Blair. To the south you see Saddle Peak, the highest of the Andamans.',
      'The turtles come up the beach in the dark, dig a pit and lay their eggs. It takes an hour or more. Forest staff watch over the nests and bring many eggs to a fenced hatchery. You may watch only with their permission: no flash, no white light, no talking near the animal. Do not touch the hatchlings. Nobody can promise turtles.',
      'By day the beach is good for long walks. For a swim it is too stony, and the waves can be rough. Boats to the sandbar of Ross and Smith leave from Aerial Bay, not far away.',
    ],
  },
];

export const sights: ActivityEntry[] = [
  {
    slug: 'natural-rock-at-neil',
    updated: '2026-11-26',
    name: 'Natural Rock at Neil',
    heading: 'A rock arch that you can visit only at low tide',
    where: 'Neil Island (Shaheed Dweep)',
    places: ['neil-island'],
    shortDescription:
      'An arch of coral rock on Neil’s shore, beside pools full of small life.',
    image: {
      src: '/images/attractions/natural-rock-at-neil.svg',
      alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
    },
    description: [
      'You can reach the arch only around low tide. At high tide the sea covers the way. From the parking place near Laxmanpur you walk over stone slabs, sand and slippery weed.',
      'The arch is old coral limestone, which the waves have worn through from both sides. Settlers from Bengal called it Howrah Bridge.',
      'In the pools live brittle stars, hermit crabs, sea cucumbers and sometimes a small octopus. Local guides find them for you. Leave the animals in the water.',
      'Wear sandals with a strap at the heel. Carry water and cash: there is no stall on the reef. The ground is rough, so the arch is not for wheelchairs, pushchairs or weak knees. Ask the driver of your autorickshaw to wait. When the pools begin to join, turn round at once.',
    ],
  },
  {
    slug: 'limestone-caves-at-baratang',
    updated: '2026-11-26',
    name: 'Limestone Caves at Baratang',
    heading: 'A boat through mangroves, then a walk to a limestone cave',
    where: 'Baratang, between South and Middle Andaman',
    places: ['baratang'],
    shortDescription:
      'An early start, a boat through mangroves, a walk past rice fields, and a cave that you light with your torch.',
    image: {
      src: '/images/attractions/limestone-caves-at-baratang.svg',
      alt: 'A narrow boat glides through a green tunnel of mangroves, thin shafts of light falling, to the mouth of a limestone cave',
    },
    description: [
      'You leave Port Blair at about three in the morning. The road runs through a tribal reserve, and cars pass only in escorted convoys. By law you may not stop, take photographs or give anything. Please come only if you can keep to this.',
      'A vehicle ferry takes you across Middle Strait. Then a small boat follows a channel that becomes narrower, until the mangroves meet above you. Keep your hands inside, because of crocodiles. From the landing place you walk a little over a kilometre, through fields and forest.',
      'The caves are cool, wet and dark. Do not touch the stone: the grease of a finger stops it from growing.',
      'Carry a torch, a spare shirt, water and cash. The boat is open, the path is uneven, and there are steps. It is a hard day for babies, small children and people with a bad back. Be back in time for the return convoy: it does not wait.',
    ],
  },
  {
    slug: 'north-bay-and-ross-island',
    updated: '2026-11-26',
    name: 'North Bay and Ross Island',
    heading: 'Coral and British ruins in one day by boat',
    where: 'Off Port Blair (Sri Vijaya Puram)',
    places: ['northbay', 'ross-island'],
    at: { north: 11.69, east: 92.76 },
    shortDescription:
      'Coral in the morning, then deer and fig trees among British ruins.',
    image: {
      src: '/images/attractions/north-bay-and-ross-island.svg',
      alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
    },
    description: [
      'You can see both places in one day. North Bay is lively, with snorkelling and boats with glass floors. Ross Island is green and quiet.',
      'For some eighty years the British ran the penal settlement from Ross. They built a church, a bakery, tennis courts and a ballroom. An earthquake damaged the place in 1941, and the Japanese came a year later. Fig trees have grown over the ruins since then, and their roots hold up the walls.',
      'Spotted deer come up to visitors. Do not feed them. The paths are paved but go up and down. At both places you step in and out of a boat.',
      'If you can choose, begin with the reef, change into dry clothes, and then see Ross Island. Stalls at North Bay cook simple lunches; on Ross there is little more than tea. Carry cash and water. The boats do not go in heavy weather.',
    ],
  },
  {
    slug: 'elephanta-beach-and-radhanagar',
    updated: '2026-11-26',
    name: 'Elephanta beach and Radhanagar',
    heading: 'Havelock’s two famous beaches in one day',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12, east: 92.95 },
    shortDescription:
      'You snorkel at one beach in the morning, and see the sunset at the other.',
    image: {
      src: '/images/attractions/elephanta-beach-and-radhanagar.svg',
      alt: 'Beach walkers are small dark figures on wet sand that mirrors a crimson evening sky',
    },
    description: [
      'Elephant Beach, the “Elephanta” of the heading, is a narrow strip of sand with a reef in front. Radhanagar is wide and open, and people go there for the sunset. Both fit into one day.',
      'Go to Elephant Beach with the first boats of the morning. After your swim eat in the village, and rest through the heat.',
      'Then come to Radhanagar two hours before sunset, and swim only between the flags.',
      'Your taxi driver can wait at Radhanagar if you ask. Take cash for the stalls and a torch for the path; the way to the water is soft sand. For Elephant Beach you climb into a small boat.',
    ],
  },
  {
    slug: 'cellular-jail',
    updated: '2026-11-26',
    name: 'Cellular Jail',
    heading: 'A prison of single cells, a memorial today',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.75 },
    shortDescription:
      'Three of its seven wings still stand: a memorial to the people who were imprisoned here for fighting colonial rule.',
    image: {
      src: '/images/attractions/cellular-jail.svg',
      alt: 'Three-storeyed prison wings with rows of barred arches lead to a watchtower under a night sky',
    },
    description: [
      'Convicts built this prison between 1896 and 1906: seven wings, each three storeys high, around a tower. Each man had a cell to himself and saw only the back of the next wing. The cells gave the jail its name. A hospital now stands where some of the wings were.',
      'Many of the prisoners had fought against colonial rule. Their exile over the sea was called Kala Pani, black water. You see the oil mill that they had to turn like oxen, the whipping frame, the gallows, and long rows of cells.',
      'Plan two hours, and dress as you would for a memorial. The courtyard is mostly level; stairs lead to the upper cells and the tower.',
      'In the evening a sound-and-light show in the courtyard tells the story. The jail is in the town, a short ride from most hotels.',
    ],
  },
  {
    slug: 'chidiya-tapu-sunset-point',
    updated: '2026-11-26',
    name: 'Chidiya Tapu sunset point',
    heading: 'Sunset from a headland, an hour from Port Blair',
    where: 'South Andaman, south of Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription:
      'You drive an hour through villages and mangroves, and see the sun set over islands and hills.',
    image: {
      src: '/images/attractions/chidiya-tapu-sunset-point.svg',
      alt: 'Layered blue islands fade into one another below an amber sky, a bare tree on the shore in front',
    },
    description: [
      'Leave Port Blair two and a half hours before sunset, which is at about five in December. Then you have time for tea on the way, and you get a seat before the buses arrive.',
      'Rutland and smaller islands lie across the bay, and the sun goes down between them. The best colours often come twenty minutes after sunset, so stay a little.',
      'Munda Pahad is a path through forest to a cliff above the open sea. Start it by two, so leave the town by half past twelve. The walk is rough and steep. Families may prefer the biological park nearby. Do not swim: there are crocodiles.',
      'You see the sunset from close to the parking place. Sandflies come out at dusk, so cover your ankles. Keep your car, because the road back is dark and winding, and autorickshaws are hard to find.',
    ],
  },
  {
    slug: 'zonal-anthropological-museum',
    updated: '2026-11-26',
    name: 'Zonal Anthropological Museum',
    heading:
      'A small museum in the middle of Port Blair',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.74 },
    shortDescription:
      'A small museum: baskets, canoes and tools of the islands.',
    image: {
      src: '/images/attractions/zonal-anthropological-museum.svg',
      alt: 'A long pale museum with a colonnade stands among palms, its lamp lit against the monsoon rain',
    },
    description: [
      'It is in the middle of the town, and a good place for a rainy day.',
      'You see how baskets, canoes and tools of shell and wood are made. The cases tell of the islands’ past, from early seafaring to the years of the settlement.',
      'An hour is enough. Look with respect. The rules on photographs are strict, so ask at the desk before you take out your phone.',
      'It may close on public holidays, too. You get there by autorickshaw, and Aberdeen Bazaar, with its shops and restaurants, is a short ride away. We don’t know whether every room can be reached without stairs.',
    ],
  },
  {
    slug: 'samudrika-naval-marine-museum',
    updated: '2026-11-26',
    name: 'Samudrika Naval Marine Museum',
    heading: 'A museum of the navy: shells, corals, fish tanks',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription:
      'A blue whale’s skeleton, and the animals of the reef before you first snorkel.',
    image: {
      src: '/images/attractions/samudrika-naval-marine-museum.svg',
      alt: 'The white skeleton of a whale lies in a garden in clear early light, a low museum hall behind it',
    },
    description: [
      'The skeleton of a blue whale lies in the garden near the entrance.',
      'The Indian Navy runs the museum. It tells how the islands rose from the sea, and what lives around them: corals, shells and fish. Small tanks hold lionfish, clownfish and a stonefish that is hard to find. Read the panel about turtles before you go to a beach where they nest.',
      'Plan an hour to ninety minutes. It is a short ride by autorickshaw from the bazaar. There may be a charge for cameras, so bring some cash.',
    ],
  },
];
