// Two lists for the Best Places page: "Top Places To Visit" and "Offbeat Places To Visit".
// The order in each list is the order on the site, and so is the order of the things to do at a place.
import type { PlaceEntry, Town } from './schema/place';

// The town with the airport: every trip begins and ends here. It has no page of its own.
export const town: Town = {
  slug: 'port-blair',
  name: 'Port Blair (Sri Vijaya Puram)',
  aliases: ['Sri Vijaya Puram'],
  position: { north: 11.67, east: 92.74 },
};

export const topPlaces: PlaceEntry[] = [
  {
    slug: 'ross-island',
    updated: '2026-11-30',
    name: 'Ross Island',
    aliases: ['Netaji Subhas Chandra Bose Dweep'],
    subtitle: 'Spotted deer in the ruins of a British town',
    position: { north: 11.675, east: 92.763 },
    legs: ['port-blair-and-ross'],
    image: {
      src: '/images/destinations/ross-island.svg',
      alt: 'A wooded islet with a church gable among its palms lies in a harbour mouth in rosy dawn light',
    },
    description:
      'A few minutes by launch from Port Blair stands a British town without its people. Fig roots hold up the walls, and deer doze in the church.',
    paragraphs: [
      'From 1858 the British ran their penal settlement from here, and had convicts build a church, a bakery and tennis courts. “Walk past the cold ovens up to the church, and stand where the roof was,” says Arnab. “First it’s quiet. Then something breathes behind you. I’ve said good morning to it. It was a stag.”',
      'The launch leaves from the town’s water sports complex. The main paths are paved, but they climb.',
    ],
    howLong: 'Two hours are enough, and North Bay fits into the same day. The boat to both is {extra:boat-to-ross-and-north-bay} a person.',
    safety:
      'Moss makes the bricks slippery. Give stags room, and stay off the sea steps in a swell.',
    thingsToDo: [
      {
        name: 'Among the spotted deer',
        description:
          'The British brought them to hunt. Now they hardly look up. Please don’t feed them.',
        image: {
          src: '/images/activities/ross-island-deer.svg',
          alt: 'A stag with spotted flanks stands on mossy steps in late gold light, the sea showing between palms',
        },
      },
    ],
  },
  {
    slug: 'havelock-island',
    updated: '2026-11-30',
    name: 'Havelock Island (Swaraj Dweep)',
    aliases: ['Swaraj Dweep'],
    subtitle: 'A great curve of sand in the west, and a reef in the north',
    position: { north: 11.98, east: 92.98 },
    legs: ['port-blair-and-havelock'],
    image: {
      src: '/images/destinations/havelock-island.svg',
      alt: 'Giant trees stand behind a white beach at high noon, a couple on the sand, two dive boats at anchor',
    },
    description:
      'The bazaar smells of luchi in the morning, and you can order it in Bengali.',
    paragraphs: [
      'Farmers from East Bengal settled here in the 1950s. They named their villages after Krishna and Radha, and Radhanagar has the great beach.',
      'You sleep on the east coast, where the sea goes far out at low tide. Follow it in your reef shoes. Meera, who worked here, says you should see Radhanagar twice. “On the first evening my guests took pictures. On the second they took a bag of samosas and forgot the phone.”',
    ],
    howLong:
      'Three nights give you a day for the reef, a day for the beach, and a second morning if wind takes the first.',
    safety:
      'Swim between Radhanagar’s flags. Crocodiles live in its northern lagoon and in the creeks.',
    thingsToDo: [
      {
        name: 'An evening at Radhanagar',
        description:
          'Swim while the sun is high. Later the sky turns red, then the wet sand under it. Don’t leave yet.',
        image: {
          src: '/images/activities/havelock-radhanagar-sunset.svg',
          alt: 'Footprints on wet sand lead to a woman and a dog at the sea’s edge before a red sun half sunk in the sea',
        },
      },
      {
        name: 'Snorkelling at Elephant Beach',
        description:
          'The early boat has you over the coral before the big groups.',
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'Half above, half below: a snorkeller floats over blue-lipped clams in mid-morning, fallen trunks ashore behind',
        },
      },
      {
        name: 'A first scuba dive',
        description:
          'The first breath is strange. By the tenth you’re following a clownfish. From age ten, {extra:first-dive-from-the-shore}.',
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall in the deep blue, small silver fish overhead',
        },
      },
      {
        name: 'Sunrise at Kalapathar',
        description:
          'Sit down among black stones in the dark, and watch the sea turn pink. It’s too rocky to swim.',
        image: {
          src: '/images/activities/havelock-kalapathar-sunrise.svg',
          alt: 'Black boulders in a pink tide as the sun comes up, a small fishing boat crossing its track',
        },
      },
    ],
  },
  {
    slug: 'neil-island',
    updated: '2026-11-30',
    name: 'Neil Island (Shaheed Dweep)',
    aliases: ['Shaheed Dweep'],
    subtitle: 'Five villages, a rock arch and a shallow lagoon',
    position: { north: 11.83, east: 93.04 },
    legs: ['port-blair-and-neil'],
    image: {
      src: '/images/destinations/neil-island.svg',
      alt: 'Rows of vegetables and leaning palms run down to turquoise shallows in clear early morning light',
    },
    description:
      'You can cycle round it before lunch, eat brinjal from the field you’ve just passed and, at high water, float over coral.',
    paragraphs: [
      'Neil gets up with its farmers. Their bananas, brinjal and bitter gourd go down to the pier at first light and feed the town. Day visitors make for the arch and the lagoon. Once they’ve sailed, you can hear a bicycle bell two lanes off.',
    ],
    howLong:
      'One night gives you the sunset. Two give you a sunrise as well, and a whole afternoon in the shallows. Bring cash.',
    safety:
      'Boats pass at Bharatpur, so swim in a life jacket. Don’t swim at Laxmanpur, over hidden rock. Blocks fall at Sitapur, so stay out from under the overhangs.',
    thingsToDo: [
      {
        name: 'The rock arch',
        description:
          'You walk out to it around low tide, in shoes that grip.',
        image: {
          src: '/images/activities/neil-natural-rock-arch.svg',
          alt: 'A couple stands in a natural arch of rock before a low sun that turns the pools to copper',
        },
      },
      {
        name: 'Glass-bottom boat at Bharatpur',
        description:
          'Staghorn coral, black urchins and, sometimes, a small ray pass under your feet.',
        image: {
          src: '/images/activities/neil-bharatpur-glass-boat.svg',
          alt: 'A family under a boat’s white awning points and looks down, the boat’s shadow below on turquoise water',
        },
      },
      {
        name: 'Evening at Laxmanpur',
        description:
          'The whole island ends up here, on driftwood, while hermit crabs tug at broken coconut shells.',
        image: {
          src: '/images/activities/neil-laxmanpur-sunset.svg',
          alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
        },
      },
      {
        name: 'Daybreak at Sitapur',
        description:
          'When the sun clears the water, the limestone glows pink.',
        image: {
          src: '/images/activities/neil-sitapur-sunrise.svg',
          alt: 'Limestone cliffs glow pink as the first sun clears the horizon, a mother and a child on the narrow beach',
        },
      },
      {
        name: 'Round the island by bicycle',
        description:
          'The roads are nearly flat, and no beach is more than half an hour from the bazaar. Keep left, because the few lorries are fast.',
        image: {
          src: '/images/activities/neil-cycling.svg',
          alt: 'A cyclist rides a wet lane between banana leaves under a heavy monsoon sky, puddles shining',
        },
      },
    ],
  },
  {
    slug: 'baratang',
    updated: '2026-11-30',
    name: 'Baratang',
    subtitle: 'Mangroves, a limestone cave and a mud volcano',
    position: { north: 12.12, east: 92.79 },
    legs: ['port-blair-and-baratang'],
    image: {
      src: '/images/destinations/baratang.svg',
      alt: 'A flat vehicle ferry crosses a wide strait between mangrove shores under slate-grey rain cloud',
    },
    description:
      'You leave Port Blair at three in the morning. By breakfast you’re in an open boat, under arching mangrove roots.',
    paragraphs: [
      'You drive about 49 km in an escorted convoy through a tribal reserve, where it’s illegal to stop, to take pictures or to hand anything out. Bring your photo ID, cash and a torch.',
    ],
    howLong:
      'It’s one day of about twelve hours. Walkers love it, and so do children over ten. It’s hard on a bad back.',
    safety: 'Crocodiles live in the creek, so keep your hands in the boat and your life jacket on. Wear shoes that grip on the cave’s stairs.',
    thingsToDo: [
      {
        name: 'Boat through the mangrove creek',
        description:
          'The boatman turns into a gap you hadn’t seen, and all at once it’s cool.',
        image: {
          src: '/images/activities/baratang-mangrove-boat.svg',
          alt: 'Mist lies on a creek at first light, six people in life jackets in an open boat between mangroves',
        },
      },
      {
        name: 'Walk to the limestone cave',
        description:
          'Switch on your torch. Curtains of stone hang from the roof, and each thin spike has a drop at its tip. Please don’t touch them.',
        image: {
          src: '/images/activities/baratang-limestone-cave.svg',
          alt: 'One lantern lights ribbed curtains of stone and a still pool in the dark of a tall cave',
        },
      },
      {
        name: 'The mud volcano',
        description:
          'When the gate is open, steps lead up to craters of cool clay that swell and bubble.',
        image: {
          src: '/images/activities/baratang-mud-volcano.svg',
          alt: 'A low cone of cracked grey mud bubbles in a forest clearing under a white midday sky',
        },
      },
    ],
  },
  {
    slug: 'diglipur',
    updated: '2026-11-30',
    name: 'Diglipur',
    subtitle: 'A sandbar between two islands, turtles and the highest peak',
    position: { north: 13.25, east: 92.98 },
    legs: ['port-blair-and-baratang', 'baratang-and-rangat', 'rangat-and-diglipur'],
    image: {
      src: '/images/destinations/diglipur.svg',
      alt: 'A saddle-shaped mountain rises blue above flooded paddy fields at sunrise, an egret in front',
    },
    description:
      'The long road north ends among paddy fields, under a mountain shaped like a saddle.',
    paragraphs: [
      'It’s a full day by road from Port Blair, and you sleep at Rangat on the way up. Boats to Ross and Smith (not the Ross off Port Blair) leave from Aerial Bay, down steps. Bring cash and medicines, and with a foreign passport ask us first.',
    ],
    howLong:
      'Stay two nights at least, and three to climb Saddle Peak.',
    safety: 'Wear the life jacket in the boat. Crocodiles live in the creeks, so bathe only where the boatman says.',
    thingsToDo: [
      {
        name: 'The sandbar of Ross and Smith',
        description:
          'At low tide you walk from one island to the other on a curve of white sand. Bring lunch, and be back before the rising sea covers the bar.',
        image: {
          src: '/images/activities/diglipur-ross-and-smith-sandbar.svg',
          alt: 'Two walkers on a thread of white sand between twin green islands at noon, sea on either hand',
        },
      },
      {
        name: 'Up Saddle Peak',
        description:
          'The path climbs steeply through wet, mossy forest, eight kilometres each way. At 732 metres you’re as high as the Andamans go. You need a guide, a permit and three litres of water. Turn round by eleven.',
        image: {
          src: '/images/activities/diglipur-saddle-peak-trek.svg',
          alt: 'Three hikers climb a trail towards the twin green humps of Saddle Peak, sun and coast far below',
        },
      },
    ],
  },
  {
    slug: 'rangat',
    updated: '2026-11-30',
    name: 'Rangat',
    subtitle: 'Empty beaches halfway up the road north',
    position: { north: 12.5, east: 92.92 },
    legs: ['port-blair-and-baratang', 'baratang-and-rangat'],
    image: {
      src: '/images/destinations/rangat.svg',
      alt: 'A country bus with lit windows rounds a bend between rice fields and jungle hills at dusk',
    },
    description:
      'Most travellers only sleep here. Those who stay for a morning meet more birds than people.',
    paragraphs: [
      'Refugee families from Bengal came here after Partition, and later settlers brought Tamil, Telugu and Malayalam. Breakfast is luchi, idli or appam, depending on who’s cooking.',
    ],
    howLong:
      'A second night gives you a day for the birds and both beaches.',
    safety: 'Don’t swim at Dhani Nallah, where there are crocodiles.',
    thingsToDo: [
      {
        name: 'Dhani Nallah mangrove walkway',
        description:
          'Planks run 700 metres over the mud, past mangroves and fiddler crabs, to a long beach where turtles nest.',
        image: {
          src: '/images/activities/rangat-dhani-nallah-walkway.svg',
          alt: 'A plank walkway on stilts winds through mangrove stems towards a bright strip of noonday sea',
        },
      },
      {
        name: 'Morning at Amkunj beach',
        description:
          'Take your boxed breakfast to a bench of driftwood above the bay. At low tide each pool has kept a fish.',
        image: {
          src: '/images/activities/rangat-amkunj-beach.svg',
          alt: 'A thatched shelter and a bench of drift logs face a cove of flat rocks and pools at a yellow dawn',
        },
      },
    ],
  },
  {
    slug: 'northbay',
    updated: '2026-11-30',
    name: 'Northbay',
    subtitle: 'Coral, lunch on the sand and the lighthouse of North Bay',
    position: { north: 11.7, east: 92.75 },
    legs: ['port-blair-and-north-bay'],
    image: {
      src: '/images/destinations/northbay.svg',
      alt: 'Coconut palms climb a point to a banded lighthouse under tall noon clouds, boats on jade water',
    },
    description:
      'You may have carried the palms, the bay and the lighthouse in your pocket, on the old red twenty-rupee note.',
    paragraphs: [
      'Boats cross the harbour, except in rough seas. You step out onto sand, where stalls fry the morning’s fish and cut pineapple with salt and chilli.',
      'Much of the coral has bleached. What grows back breaks easily. Please don’t stand on it.',
    ],
    howLong:
      'Half a day is enough.',
    safety:
      'Wear a life jacket among the boats, and rubber soles against urchins.',
    thingsToDo: [
      {
        name: 'Snorkelling over the coral',
        description:
          'Striped fish swirl round your fins, and anemones sway below.',
        image: {
          src: '/images/activities/northbay-coral-snorkelling.svg',
          alt: 'Striped sergeant majors swirl round a snorkeller’s fins over round corals in sunlit green water',
        },
      },
      {
        name: 'The walk up to the lighthouse',
        description:
          'A steep path climbs to a view of the harbour. Leave time for the last boat.',
        image: {
          src: '/images/activities/northbay-lighthouse-walk.svg',
          alt: 'Steep steps lead through forest to a lighthouse gallery, the harbour misty blue in the early morning',
        },
      },
    ],
  },
];

export const offbeatPlaces: PlaceEntry[] = [
  {
    slug: 'long-island',
    updated: '2026-11-30',
    name: 'Long Island',
    subtitle: 'One village, no cars and a path to Lalaji Bay',
    position: { north: 12.37, east: 92.92 },
    legs: ['port-blair-and-baratang', 'baratang-and-rangat', 'rangat-and-yeratta', 'yeratta-and-long-island'],
    image: {
      src: '/images/destinations/long-island.svg',
      alt: 'A hammock hangs at the edge of an empty white bay at daybreak',
    },
    description:
      'Walk for up to two hours under trees, over roots and streams, and step out onto a white curve of sand that may be all yours.',
    paragraphs: [
      'Lalaji Bay is six kilometres from the village, on foot or, when the sea is flat, with a boatman. In the evening the village lanes belong to children and hens.',
      'A small ferry comes from Yerrata near Rangat, and on some days a government ship from Port Blair. The bay has no stall and no lifeguard, so have your guest house pack lunch, and ask in the village whether it’s safe to swim. Bring cash, medicines and a torch.',
    ],
    howLong:
      'Stay three nights. Boats are few, and we’ll plan a spare day before and after. Such a week from Port Blair is about {extra:long-island-week} a person.',
    safety: 'Keep out of the creeks, where crocodiles live.',
    thingsToDo: [],
  },
  {
    slug: 'little-andaman',
    updated: '2026-11-30',
    name: 'Little Andaman',
    subtitle: 'Surf and waterfalls, a long way south by ship',
    position: { north: 10.59, east: 92.54 },
    legs: ['port-blair-and-little-andaman'],
    image: {
      src: '/images/destinations/little-andaman.svg',
      alt: 'A long wave peels along a wild palm beach under dark monsoon cloud, spray blown back off its crest',
    },
    description:
      'The southernmost large island of the Andamans has one main road and, at Butler Bay, one long wave.',
    paragraphs: [
      'The ship lands you at Hut Bay. You may visit the villages and beaches on the road from there to Butler Bay; the rest is closed by law. Ask in Hut Bay how far you may go. Bring cash and medicines.',
    ],
    howLong:
      'Allow at least five days, two of them for the ship, and two nights in Port Blair, in case bad weather cancels it. A week is about {extra:little-andaman-week} a person. With a foreign passport, ask us first.',
    safety:
      'Butler Bay has currents, and rocks at low tide. Crocodiles live on this island, so ask in the village before you swim, and keep away from creek mouths.',
    thingsToDo: [
      {
        name: 'Surfing at Butler Bay',
        description:
          'The waves build up from about March, cleanest in the morning, before the wind. Bring your own board. Learners stay in the white water.',
        image: {
          src: '/images/activities/little-andaman-butler-bay-surf.svg',
          alt: 'A surfer drops down the green face of a wave in late gold light, forest dark along the bay',
        },
      },
      {
        name: 'A walk to the waterfalls',
        description:
          'A path over streams and roots leads to White Surf. Don’t jump, because the pools are shallow.',
        image: {
          src: '/images/activities/little-andaman-waterfall-walk.svg',
          alt: 'A couple on a rock looks up at a waterfall in deep forest, three white steps with one shaft of sun on them',
        },
      },
    ],
  },
  {
    slug: 'jolly-buoy',
    updated: '2026-11-30',
    name: 'Jolly Buoy',
    aliases: ['Mahatma Gandhi Marine National Park'],
    subtitle: 'A coral island for a day, with no plastic in your bag',
    position: { north: 11.51, east: 92.61 },
    legs: ['port-blair-and-wandoor', 'wandoor-and-jolly-buoy'],
    image: {
      src: '/images/destinations/jolly-buoy.svg',
      alt: 'From the air at noon: a round wooded islet with a collar of sand, brown reef and blue depth beyond',
    },
    description:
      'It’s a round forest with a collar of sand, and for two and a half hours you look down at coral.',
    paragraphs: [
      'To rest the reefs, Jolly Buoy and Red Skin open in turn.',
      'The boat leaves from Wandoor, an hour’s drive from Port Blair. Plastic isn’t let in, so pack lunch in a tin and water in a metal bottle. Bring your own mask.',
    ],
    howLong: 'Give it a whole day. With boat, permit and car it’s {extra:day-at-jolly-buoy} a person.',
    safety: 'Save your swim for the island, because there are crocodiles at Wandoor.',
    thingsToDo: [
      {
        name: 'Snorkelling along the reef edge',
        description:
          'Plate corals lie stacked like roof tiles a few strokes from the sand, and butterflyfish go in and out in pairs. Then the shallows fall away into blue. There may be a current, so wear a life jacket and stay near the beach.',
        image: {
          src: '/images/activities/jolly-buoy-reef-snorkelling.svg',
          alt: 'A snorkeller hangs still above staghorn coral at the drop-off while a shoal turns silver below',
        },
      },
    ],
  },
];
