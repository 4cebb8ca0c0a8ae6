// The Water Sports page has `sports` as "Trending Activities" and `beaches` as "Popular Beaches", and the Sightseeing
// page has `sights` as "HotSpots". The order in each list is the order of the cards on the site.
import type { ActivityEntry, BeachEntry } from './schema/place';

export const sports: ActivityEntry[] = [
  {
    slug: 'sea-walk',
    updated: '2026-11-29',
    name: 'Sea Walk',
    heading: 'Walk on the sea bed, and keep your hair dry',
    where: 'North Bay, near Port Blair, and Elephant Beach, Havelock (Swaraj Dweep)',
    places: ['northbay', 'havelock-island'],
    shortDescription:
      'Striped fish come up to the window of your helmet, and you needn’t swim a stroke.',
    image: {
      src: '/images/watersports/sea-walk.svg',
      alt: 'Someone in a round helmet walks barefoot over pale sand under water, sunbeams and striped fish around',
    },
    description: [
      'The crew set a helmet over your head, you climb down a ladder, and two breaths later you’re on pale sand with striped fish looking in. Your spectacles stay on. You needn’t swim, but stay on the boat if you’re pregnant or have a cold, ear or heart trouble.',
    ],
  },
  {
    slug: 'scuba-diving',
    updated: '2026-11-29',
    name: 'Scuba Diving',
    heading: 'Your first breath under water, or your fiftieth dive',
    where: 'Havelock (Swaraj Dweep), Neil (Shaheed Dweep) and North Bay',
    places: ['havelock-island', 'neil-island', 'northbay'],
    shortDescription: 'An instructor stays beside you for the whole of your first dive.',
    image: {
      src: '/images/watersports/scuba-diving.svg',
      alt: 'Two divers hover over a coral slope in blue dusk light, a turtle gliding past in front of them',
    },
    description: [
      'You begin where you can stand, with hand signs and slow breaths. Then you sink together, and the reef is all around you. Certified divers find easy sites at 40 to 50 feet (12 to 15 metres), and deeper ones. You fill in a health form; don’t dive if you’re pregnant or have a cold, and leave 24 hours before a flight.',
    ],
  },
  {
    slug: 'coral-safari-submarine',
    updated: '2026-11-29',
    name: 'Coral Safari Submarine',
    heading: 'See the reef through a window, and stay dry',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    shortDescription: 'You sit below the waterline, and the reef of North Bay passes outside.',
    image: {
      src: '/images/watersports/coral-safari-submarine.svg',
      alt: 'Beyond a row of windows in a boat’s hull the noon sun lights branching coral and yellow fish',
    },
    description: [
      'Nobody gets wet. You go down a steep stair into the hull, and branching coral, table coral and nibbling parrotfish slide past your window; some of the coral is bleached. The boat never dives, so small children love it and grandparents relax. The cabin is narrow and may be warm. In rough weather the boat stays in.',
    ],
  },
  {
    slug: 'seakart-adventure',
    updated: '2026-11-29',
    name: 'Seakart Adventure',
    heading: 'Drive a small fast boat yourself',
    where: 'Waters off Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription: 'You sit low, the spray flies, and the wheel is in your hands.',
    image: {
      src: '/images/watersports/seakart-adventure.svg',
      alt: 'A red two-seat sea kart cuts a curve of spray on an orange evening sea, a palm headland beyond',
    },
    description: [
      'You drive a sea kart like a go-kart, only on water. After a few circles near the shore you follow the guide’s boat, spray on both sides and a green headland in front. Drivers must be sober, and your phone stays on land. Don’t ride if you’re pregnant or have a bad back. We’ll name the beach for your date.',
    ],
  },
  {
    slug: 'kayaking',
    updated: '2026-11-29',
    name: 'Kayaking',
    heading: 'Mangrove creeks by day, and tours after dark',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    shortDescription:
      'You glide between mangrove roots. On dark nights your paddle may leave a trail of blue light.',
    image: {
      src: '/images/watersports/kayaking.svg',
      alt: 'A lone kayak on black water under stars leaves a trail of blue glowing swirls between mangroves',
    },
    description: [
      'You pass under arched roots, up a creek so narrow that the only sound is your own paddle. On night tours around new moon, when plankton is about, every stroke leaves a blue circle and every fish draws a line of light. Beginners are welcome.',
    ],
    safety: 'Stay with the guide, hands in the kayak.',
  },
  {
    slug: 'parasailing',
    updated: '2026-11-29',
    name: 'Parasailing',
    heading: 'Fly behind a boat, high over the bay',
    where: 'Near Port Blair, by season',
    places: [],
    shortDescription: 'Your feet leave the deck, and the whole bay opens below you.',
    image: {
      src: '/images/watersports/parasailing.svg',
      alt: 'A striped parasail floats high in the morning sun, its line running down to a boat on a turquoise bay',
    },
    description: [
      'You sit in the straps while the crew let out the line, and from up there you can tell sand, coral and deep water apart by their colours. Two light people can fly together, and you need no practice. Not every beach has permission, so we’ll book you one that does.',
    ],
  },
];

export const beaches: BeachEntry[] = [
  {
    slug: 'radha-nagar',
    updated: '2026-11-29',
    name: 'Radha-Nagar',
    aliases: ['Radhanagar'],
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 11.98, east: 92.95 },
    shortDescription: 'A long curve of pale sand under giant trees, facing west into the evening.',
    image: {
      src: '/images/beaches/radha-nagar.svg',
      alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
    },
    description: [
      'You walk out of the forest’s shade and the beach opens to both sides, broad and firm underfoot. In the evening the sun goes down into the sea, and the wet sand shows it a second time. Since 2020 Radhanagar Beach has had the Blue Flag, which asks for lifeguards and clean facilities. The jetty is half an hour away: keep your car for the way back.',
    ],
    safety:
      'The sea gets deep faster than it looks. Swim between the flags, and keep out of the lagoon at the northern end, because of crocodiles.',
  },
  {
    slug: 'elephanta',
    updated: '2026-11-29',
    name: 'Elephanta',
    aliases: ['Elephant Beach'],
    where: 'Elephant Beach, Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12.01, east: 92.95 },
    shortDescription:
      'Coral that begins just off the sand. You come by boat, or on foot through the forest.',
    image: {
      src: '/images/beaches/elephanta.svg',
      alt: 'Bleached tree trunks lie on a narrow morning beach, snorkellers afloat just off the sand',
    },
    description: [
      'Put your face in the water and you’re over brain corals, giant clams and fish that don’t bother to swim away. A guide pulls you along on a ring, so you can look even if you can’t swim. Most people call it Elephant Beach, after the elephants that once carried timber here.',
      'The boat takes 20 to 30 minutes; add it below, and we’ll reserve your seats. On foot it’s 1.8 km, 40 to 45 minutes over roots and mud.',
    ],
  },
  {
    slug: 'chidiyatapu',
    updated: '2026-11-29',
    name: 'Chidiyatapu',
    where: 'Southern end of South Andaman, south of Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription: 'Silver driftwood, birds and evening light, on a beach for walking.',
    image: {
      src: '/images/beaches/chidiyatapu.svg',
      alt: 'Silver driftwood on a dark shore in violet dusk, parakeets flying home to the wooded hill',
    },
    description: [
      'South of Port Blair the road meets the sea among fallen trees that the salt has turned silver, and parakeets fly home over your head. The name, usually written Chidiya Tapu, means bird island: bring binoculars, and find a trunk to sit on while the light goes.',
    ],
    safety: 'Nobody goes into the water here, children least of all: crocodiles live along this shore.',
  },
  {
    slug: 'corbyn-cove',
    updated: '2026-11-29',
    name: 'Corbyn Cove',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.64, east: 92.75 },
    shortDescription:
      'Port Blair’s own beach: a half-moon of palms and tea stalls, with families on Sundays.',
    image: {
      src: '/images/beaches/corbyn-cove.svg',
      alt: 'A family walks along a half-moon of sand under coconut palms at noon, a small wooded islet offshore',
    },
    description: [
      'Land in the morning, and by evening you can sit under a palm at Corbyn’s Cove with a coconut in your hand. The road from the bazaar passes low concrete bunkers, left from the Japanese occupation of 1942 to 1945. Jet skis go out on calm days, with permission.',
    ],
    safety: 'Swim on another beach: crocodiles have been seen on this coast.',
  },
  {
    slug: 'north-bay-beach',
    updated: '2026-11-29',
    name: 'North Bay Beach',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    at: { north: 11.7, east: 92.75 },
    shortDescription:
      'Coral beside the sand, and the lighthouse once shown on the twenty-rupee note.',
    image: {
      src: '/images/beaches/north-bay-beach.svg',
      alt: 'A red-and-white lighthouse rises from a green hill above moored glass-bottom boats in early light',
    },
    description: [
      'By ten o’clock snorkellers and sea walkers wade in, glass-bottom boats turn in circles, and below the surface people look out of the coral submarine. Wear rubber soles, because sea urchins sit among the coral. For anything not booked with us, agree on the whole price first, photographs included.',
    ],
  },
  {
    slug: 'kalipur-beach',
    updated: '2026-11-29',
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
      'A turtle comes out of the sea in the dark, digs a pit with her flippers and lays her eggs. It takes an hour or more, and nobody on the beach says a word.',
      'You watch with the forest staff’s permission, without flash or white light. Some nights none come, so two nights here are better than one. By day it’s a beach for long walks, too stony for a swim, and a full day by road from Port Blair.',
    ],
  },
];

export const sights: ActivityEntry[] = [
  {
    slug: 'natural-rock-at-neil',
    updated: '2026-11-29',
    name: 'Natural Rock at Neil',
    heading: 'A stone arch that the tide opens and closes',
    where: 'Neil Island (Shaheed Dweep)',
    places: ['neil-island'],
    shortDescription: 'At low tide you walk out to it, past pools full of small life.',
    image: {
      src: '/images/attractions/natural-rock-at-neil.svg',
      alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
    },
    description: [
      'Settlers from Bengal called this rock arch Howrah Bridge. It’s old coral limestone, worn through by the waves from both sides. Local guides know which pool hides the brittle stars, the hermit crabs and sometimes a small octopus.',
      'At high tide the sea covers the way, so we’ll plan your day by the tide table. When the pools begin to join, turn round at once. Wear sandals with a heel strap: the slabs are slippery, and too rough for wheelchairs, pushchairs and weak knees.',
    ],
  },
  {
    slug: 'limestone-caves-at-baratang',
    updated: '2026-11-29',
    name: 'Limestone Caves at Baratang',
    heading: 'A boat through mangroves, then a cave by torchlight',
    where: 'Baratang, between South and Middle Andaman',
    places: ['baratang'],
    shortDescription: 'A long day that begins at three in the morning, and a cave lit only by you.',
    image: {
      src: '/images/attractions/limestone-caves-at-baratang.svg',
      alt: 'A narrow boat glides through a green tunnel of mangroves, thin shafts of light falling, to the mouth of a limestone cave',
    },
    description: [
      'The boat follows a channel until the mangroves meet above your head. Keep your hands inside. You walk a little over a kilometre, and then you stand in a cool, wet cave where only your torch shows the stone. You leave Port Blair in the dark, and cross the reserve in a convoy. It’s a hard day for small children and bad backs.',
    ],
  },
  {
    slug: 'north-bay-and-ross-island',
    updated: '2026-11-29',
    name: 'North Bay and Ross Island',
    heading: 'Coral and British ruins in one day by boat',
    where: 'Off Port Blair (Sri Vijaya Puram)',
    places: ['northbay', 'ross-island'],
    at: { north: 11.69, east: 92.76 },
    shortDescription: 'Snorkel first, then walk with deer among roofless walls.',
    image: {
      src: '/images/attractions/north-bay-and-ross-island.svg',
      alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
    },
    description: [
      'Begin at North Bay with the reef, have lunch at its stalls, and spend the quiet half of the day on Ross Island. The British ran the penal settlement from here, with a church, a bakery and a ballroom. Now the roofs are gone, and the deer have the place to themselves.',
    ],
  },
  {
    slug: 'elephanta-beach-and-radhanagar',
    updated: '2026-11-29',
    name: 'Elephanta beach and Radhanagar',
    heading: 'Havelock’s two famous beaches in one day',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12, east: 92.95 },
    shortDescription: 'Coral in the morning, long sand in the evening.',
    image: {
      src: '/images/attractions/elephanta-beach-and-radhanagar.svg',
      alt: 'Beach walkers are small dark figures on wet sand that mirrors a crimson evening sky',
    },
    description: [
      'Take one of the first boats to Elephant Beach, and spend the morning over the coral. Eat in the village, and sleep through the heat. Two hours before dark you’re at Radhanagar Beach: swim between the flags, away from the northern lagoon, then sit still while the sky turns. Ask your driver to wait, and bring a torch for the path back.',
    ],
  },
  {
    slug: 'cellular-jail',
    updated: '2026-11-29',
    name: 'Cellular Jail',
    heading: 'A prison of single cells, a memorial today',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.75 },
    shortDescription:
      'Three of its seven wings still stand, in memory of the people imprisoned here for fighting colonial rule.',
    image: {
      src: '/images/attractions/cellular-jail.svg',
      alt: 'Three-storeyed prison wings with rows of barred arches lead to a watchtower under a night sky',
    },
    description: [
      'Step into one of the cells and look out. Every prisoner had one to himself and saw only the back of the next wing. Many had fought against colonial rule, and exile over the sea was called Kala Pani, black water. Convicts built the jail between 1896 and 1906.',
      'You’ll see the oil mill that they had to turn like oxen, the whipping frame and the gallows. Plan two hours, and dress as for a memorial. The courtyard is mostly level; stairs lead to the upper cells.',
    ],
  },
  {
    slug: 'chidiya-tapu-sunset-point',
    updated: '2026-11-29',
    name: 'Chidiya Tapu sunset point',
    heading: 'The day’s last light, an hour from Port Blair',
    where: 'South Andaman, south of Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription: 'A drive past villages and mangroves to the end of the road.',
    image: {
      src: '/images/attractions/chidiya-tapu-sunset-point.svg',
      alt: 'Layered blue islands fade into one another below an amber sky, a bare tree on the shore in front',
    },
    description: [
      'The road south ends at a wooded headland, and the sun goes down between Rutland and smaller islands across the bay. Stay after sunset. The best colours often come twenty minutes later, and you see them from close to the car.',
      'Leave town two and a half hours before sunset, which is at about five in December, and at half past twelve for Munda Pahad, a rough, steep walk to a cliff above the open sea.',
    ],
    safety: 'Don’t swim here, because of crocodiles.',
  },
  {
    slug: 'zonal-anthropological-museum',
    updated: '2026-11-29',
    name: 'Zonal Anthropological Museum',
    heading: 'Baskets, canoes and tools',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.74 },
    shortDescription: 'A good hour for a rainy day, in the middle of town.',
    image: {
      src: '/images/attractions/zonal-anthropological-museum.svg',
      alt: 'A long pale museum with a colonnade stands among palms, its lamp lit against the monsoon rain',
    },
    description: [
      'The cases show how baskets, canoes and tools of shell and wood are made, and tell the islands’ past from early seafaring to the years of the settlement. Rules on photographs are strict: ask at the desk before you take out your phone. If stairs are hard for you, we’ll ring ahead.',
    ],
  },
  {
    slug: 'samudrika-naval-marine-museum',
    updated: '2026-11-29',
    name: 'Samudrika Naval Marine Museum',
    heading: 'A blue whale, corals and fish tanks',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription: 'An hour that teaches you what you’ll see with a mask on.',
    image: {
      src: '/images/attractions/samudrika-naval-marine-museum.svg',
      alt: 'The white skeleton of a whale lies in a garden in clear early light, a low museum hall behind it',
    },
    description: [
      'A blue whale’s skeleton lies in the garden. Inside, the Indian Navy tells how the islands rose from the sea and what lives around them: shells, corals and small fish. Look for the stonefish, which is hard to find even in its small tank. Bring cash in case there’s a charge for cameras.',
    ],
  },
];
