// Each list is a section of the page Water Sports or Sightseeing. Its heading is in pages.ts, and its order is the
// order of the cards on the site.
import type { ActivityEntry, BeachEntry } from './schema/place';

export const sports: ActivityEntry[] = [
  {
    slug: 'sea-walk',
    updated: '2026-11-30',
    name: 'Sea Walk',
    heading: 'Walk on the seabed in a helmet',
    where: 'North Bay, near Port Blair, and Elephant Beach on Havelock',
    places: ['northbay', 'havelock-island'],
    description:
      'Striped fish swim past the glass, and your hair stays dry.',
    image: {
      src: '/images/watersports/sea-walk.svg',
      alt: 'Someone in a round helmet walks barefoot over pale sand under water, sunbeams and striped fish around',
    },
    paragraphs: [
      'You needn’t swim a stroke, and your spectacles stay on.',
    ],
    safety:
      'Stay on the boat if you’re pregnant, have a cold, or trouble with ears, heart or lungs. From sixty, ask your doctor.',
  },
  {
    slug: 'scuba-diving',
    updated: '2026-11-30',
    name: 'Scuba Diving',
    heading: 'Your first breath under water, or your fiftieth dive',
    where: 'Havelock and Neil',
    places: ['havelock-island', 'neil-island'],
    description: 'Clownfish, parrotfish and, at first, your own breathing.',
    image: {
      src: '/images/watersports/scuba-diving.svg',
      alt: 'Two divers hover over a coral slope in blue dusk light, a turtle gliding past in front of them',
    },
    paragraphs: [
      'Your first dive goes to 40 feet (12 m) at most, and an instructor stays beside you. If you swim a little, dive from the shore, where you begin standing. If you can’t swim at all, go to Elephant Beach instead, where a guide pulls you on a ring.',
    ],
    safety:
      'Don’t dive if you’re pregnant, or have a cold or heart, lung or ear problems. Don’t fly for 24 hours afterwards.',
  },
  {
    slug: 'coral-safari-submarine',
    updated: '2026-11-30',
    name: 'Coral Safari Submarine',
    heading: 'See the reef through a window and stay dry',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    description: 'A shoal turns like one fish, just beyond the glass.',
    image: {
      src: '/images/watersports/coral-safari-submarine.svg',
      alt: 'Beyond a row of windows in a boat’s hull the noon sun lights branching coral and yellow fish',
    },
    paragraphs: [
      'A steep stair leads down into the hull, to a window below the waterline. The cabin is narrow and may be warm. In rough weather the boat stays in.',
    ],
  },
  {
    slug: 'seakart-adventure',
    updated: '2026-11-30',
    name: 'Seakart Adventure',
    heading: 'Drive a small fast boat yourself',
    where: 'Waters off Port Blair',
    places: ['port-blair'],
    description: 'You sit low, the spray flies, and the wheel is in your hands.',
    image: {
      src: '/images/watersports/seakart-adventure.svg',
      alt: 'A red two-seat sea kart cuts a curve of spray on an orange evening sea, a palm headland beyond',
    },
    paragraphs: [
      'You follow the guide’s boat out and feel every wave through the seat. Leave your phone ashore.',
    ],
    safety:
      'Don’t drink first. Wear the life jacket and clip on the stop cord. Crocodiles have been seen on this coast, so if you come off, climb straight back on. The guide’s boat is close. Stay ashore if you’re pregnant or have a bad back.',
  },
  {
    slug: 'kayaking',
    updated: '2026-11-30',
    name: 'Kayaking',
    heading: 'Through mangrove creeks, by day or at night',
    where: 'Havelock',
    places: ['havelock-island'],
    description:
      'After dark you steer by your guide’s voice and a strip of stars.',
    image: {
      src: '/images/watersports/kayaking.svg',
      alt: 'A lone kayak on black water under stars leaves a trail of blue glowing swirls between mangroves',
    },
    paragraphs: [
      'A fish jumps, you all stop talking, and on some nights each stroke of your paddle lights up blue.',
    ],
    safety:
      'Crocodiles live here. Keep your hands on the paddle and your life jacket on, and let the guide go first.',
  },
  {
    slug: 'parasailing',
    updated: '2026-11-30',
    name: 'Parasailing',
    heading: 'Fly behind a boat, high over the bay',
    where: 'Near Port Blair, in calm weather',
    places: [],
    description: 'The boat pulls, and your feet leave the deck.',
    image: {
      src: '/images/watersports/parasailing.svg',
      alt: 'A striped parasail high above a turquoise bay, its line running down to a boat',
    },
    paragraphs: [
      'The boat shrinks to a toy on a string. If it’s too windy, you go up another day or get your money back.',
    ],
    safety:
      'Stay on the boat if you’re pregnant, or have a bad back or a weak heart.',
  },
];

export const beaches: BeachEntry[] = [
  {
    slug: 'radha-nagar',
    updated: '2026-11-30',
    name: 'Radha-Nagar',
    aliases: ['Radhanagar'],
    where: 'Havelock',
    places: ['havelock-island'],
    position: { north: 11.98, east: 92.95 },
    description: 'Giant trees, two kilometres of sand, and the sun setting into the sea.',
    image: {
      src: '/images/beaches/radha-nagar.svg',
      alt: 'A couple watches an orange sun touch the sea, tall forest trees throw long shadows on a curve of sand',
    },
    paragraphs: [
      'At seven the forest still shades the sand, and the only prints on it are the crabs’. By three the cars come up the road from the bazaar, half an hour away, and a boy hammers in three stumps. It’s a Blue Flag beach, with clean toilets and lifeguards.',
      'The sun sets at about five in December, at a quarter to six in July. Stay twenty minutes longer. The others shake out their towels and hurry to the cars, and behind their backs the sea turns from orange to grey-blue. The forest goes dark first, the water last. “Stay until you need your torch,” says Arnab. “The driver’s used to it.”',
    ],
    safety:
      'It gets deep quickly. Paddle until the lifeguards come (your plan has their hours), then swim between the flags. Crocodiles live in the lagoon at the northern end.',
  },
  {
    slug: 'elephanta',
    updated: '2026-11-30',
    name: 'Elephanta',
    aliases: ['Elephant Beach'],
    where: 'Havelock',
    places: ['havelock-island'],
    position: { north: 12.01, east: 92.95 },
    description:
      'The coral begins so close that you put on your mask sitting in the shallows.',
    image: {
      src: '/images/beaches/elephanta.svg',
      alt: 'Bleached tree trunks lie on a narrow morning beach, snorkellers afloat just off the sand',
    },
    paragraphs: [
      'The early boat follows the forest and sets you down among whole trees, washed white. Elephants once hauled timber here.',
      'Warm seas took the colour from much of the coral, but not from the fish. Come with the tide in. If you can’t swim, a guide pulls you on a ring ({extra:snorkelling-with-a-guide} a person).',
      'On foot it’s 1.8 km over roots and mud, in 40 to 45 minutes, and you arrive around low tide. Then there’s little water over the coral, so float along its outer edge. Leave before the sea covers the path. If it already has, don’t wade. Stay on the highest ground, and call us or 112.',
    ],
    safety:
      'Boats land where people swim: wear a life jacket, go in only where the staff allow it, and come out when they call.',
  },
  {
    slug: 'chidiyatapu',
    updated: '2026-11-30',
    name: 'Chidiyatapu',
    where: 'South of Port Blair',
    places: ['port-blair'],
    position: { north: 11.5, east: 92.7 },
    description: 'At dusk parakeets come home over a shore of silver driftwood.',
    image: {
      src: '/images/beaches/chidiyatapu.svg',
      alt: 'Silver driftwood on a dark shore in violet dusk, parakeets flying home to the wooded hill',
    },
    paragraphs: [
      'The name means bird island. You sit on a fallen tree, polished by the sea, and they come in over your head in screaming pairs, each to its own branch.',
    ],
    safety: 'Crocodiles live along this shore, so don’t swim.',
  },
  {
    slug: 'corbyn-cove',
    updated: '2026-11-30',
    name: 'Corbyn Cove',
    where: 'Port Blair',
    places: ['port-blair'],
    position: { north: 11.64, east: 92.75 },
    description:
      'A half-moon of palms and tea stalls, for pakoras and the evening.',
    image: {
      src: '/images/beaches/corbyn-cove.svg',
      alt: 'A family walks along a half-moon of sand under coconut palms at noon, a small wooded islet offshore',
    },
    paragraphs: [
      'Come straight from the plane, along the coast road with its low bunkers from the Japanese years. Towards evening half of Port Blair comes down to Corbyn’s Cove too, grandmothers first.',
    ],
    safety: 'Crocodiles have been seen here, so don’t swim.',
  },
  {
    slug: 'north-bay-beach',
    updated: '2026-11-30',
    name: 'North Bay Beach',
    where: 'North Bay, near Port Blair',
    places: ['northbay'],
    position: { north: 11.7, east: 92.75 },
    description:
      'Coral below a red-and-white lighthouse.',
    image: {
      src: '/images/beaches/north-bay-beach.svg',
      alt: 'A red-and-white lighthouse rises from a green hill above moored glass-bottom boats in early light',
    },
    paragraphs: [
      'Take the first boat, and wade in under the lighthouse while it’s quiet. By ten it’s a small fair. Ask the boat crews for the full price of a ride first.',
    ],
    safety:
      'Wear a life jacket among the boats, and rubber soles against urchins.',
  },
  {
    slug: 'kalipur-beach',
    updated: '2026-11-30',
    name: 'Kalipur beach',
    where: 'Kalipur, near Diglipur, North Andaman',
    places: ['diglipur'],
    position: { north: 13.22, east: 93.05 },
    description:
      'Dark sand where sea turtles nest, about December to March.',
    image: {
      src: '/images/beaches/kalipur-beach.svg',
      alt: 'A sea turtle crawls up dark sand under a starry sky, the outline of a high forested peak behind',
    },
    paragraphs: [
      'A rock on the dark sand begins to move. It’s a turtle, come out of the sea to dig a pit and lay her eggs, and for an hour or more you all keep silent. You watch with the forest staff’s permission, without a flash or a white light. Some nights none come, so stay for two.',
    ],
    safety:
      'There are crocodiles in the creeks and stones in the shallows, so don’t swim.',
  },
];

export const sights: ActivityEntry[] = [
  {
    slug: 'natural-rock-at-neil',
    updated: '2026-11-30',
    name: 'Natural Rock at Neil',
    heading: 'A stone arch that you walk to at low tide',
    where: 'Neil',
    places: ['neil-island'],
    description: 'You walk out over bare rock, past pools where gobies dart.',
    image: {
      src: '/images/sights/natural-rock-at-neil.svg',
      alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
    },
    paragraphs: [
      'Settlers from Bengal called it Howrah Bridge. Up close it towers over you, with bushes on its back. It was a reef once, and the waves wore a hole through it from both sides.',
      'When the pools begin to join, turn back. It’s no place for a wheelchair, a pushchair or a bad knee.',
    ],
    safety: 'Wear shoes that grip, and leave the creatures in the pools alone.',
  },
  {
    slug: 'limestone-caves-at-baratang',
    updated: '2026-11-30',
    name: 'Limestone Caves at Baratang',
    heading: 'Through the mangroves by boat, and into the dark',
    where: 'Between South and Middle Andaman',
    places: ['baratang'],
    description: 'Curtains of stone, a drop falling somewhere, and no light but your torch.',
    image: {
      src: '/images/sights/limestone-caves-at-baratang.svg',
      alt: 'A narrow boat glides through a green tunnel of mangroves to the mouth of a limestone cave',
    },
    paragraphs: [
      'You leave at three in the morning. From the landing it’s a little over a kilometre on foot, with stairs. Car and vehicle ferry are ₹6,500, the boat ₹1,000 a person.',
    ],
    safety: 'Crocodiles live in the creek, so keep your hands in the boat and your life jacket on. Wear shoes that grip in the cave.',
  },
  {
    slug: 'north-bay-and-ross-island',
    updated: '2026-11-30',
    name: 'North Bay and Ross Island',
    heading: 'Coral and British ruins in one day by boat',
    where: 'Off Port Blair',
    places: ['northbay', 'ross-island'],
    position: { north: 11.69, east: 92.76 },
    description: 'Fish at North Bay, deer in the ruins of Ross Island.',
    image: {
      src: '/images/sights/north-bay-and-ross-island.svg',
      alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
    },
    paragraphs: [
      'Your hair is still stiff with salt when you walk uphill on Ross, where the loudest thing is a peacock.',
    ],
  },
  {
    slug: 'elephanta-beach-and-radhanagar',
    updated: '2026-11-30',
    name: 'Elephanta beach and Radhanagar',
    heading: 'Havelock’s two famous beaches in one day',
    where: 'Havelock',
    places: ['havelock-island'],
    position: { north: 12, east: 92.95 },
    description: 'A reef in the morning, then lunch, a nap and Radhanagar.',
    image: {
      src: '/images/sights/elephanta-beach-and-radhanagar.svg',
      alt: 'Beach walkers are small dark figures on wet sand that mirrors a crimson evening sky',
    },
    paragraphs: [
      'An early boat ({extra:boat-to-elephant-beach} a person) lands you at Elephant Beach. Lunch is a thali in the village, with more rice than you asked for, and then you sleep. By four you’re on your back in the water off Radhanagar, looking at treetops.',
    ],
    safety:
      'At Radhanagar swim between the flags.',
  },
  {
    slug: 'cellular-jail',
    updated: '2026-11-30',
    name: 'Cellular Jail',
    heading: 'A prison of single cells, now a memorial',
    where: 'Port Blair',
    places: ['port-blair'],
    position: { north: 11.67, east: 92.75 },
    description:
      'Three of its seven wings still stand, in memory of those who fought colonial rule.',
    image: {
      src: '/images/sights/cellular-jail.svg',
      alt: 'Three-storeyed prison wings with rows of barred arches lead to a watchtower under a night sky',
    },
    paragraphs: [
      '“Let the others walk on, and stand in a cell alone,” says Arnab. “Look out through the bars.” You see the back of the next wing, and no face. So the seven wings were built, round a tower, with a cell for each man and nobody to talk to. Convicts laid the bricks, from 1896 to 1906. Barindra Ghosh, Ullaskar Dutt and two Savarkar brothers were held here. In 1943 Subhas Chandra Bose raised the Indian flag in this town.',
      'In the yard stands the oil mill, which men had to turn in place of oxen. Near it are the whipping frame and the gallows. Then climb to the roof. Ships go out past Ross Island, and there’s water on every side.',
      'Allow two hours. The yard is nearly level; stairs lead to the upper cells and the roof.',
    ],
  },
  {
    slug: 'chidiya-tapu-sunset-point',
    updated: '2026-11-30',
    name: 'Chidiya Tapu sunset point',
    heading: 'The day’s last light, an hour from Port Blair',
    where: 'South of Port Blair',
    places: ['port-blair'],
    position: { north: 11.5, east: 92.7 },
    description: 'The sun goes down between islands, one blue behind the other.',
    image: {
      src: '/images/sights/chidiya-tapu-sunset-point.svg',
      alt: 'Layered blue islands fade into one another below an amber sky, a bare tree on the shore in front',
    },
    paragraphs: [
      'Leave town two and a half hours before sunset. For Munda Pahad, a steep walk to a cliff above the open sea, leave soon after noon.',
    ],
    safety:
      'Stay behind the barrier at Munda Pahad, because the cliff is sheer. Crocodiles live below, so don’t swim.',
  },
  {
    slug: 'zonal-anthropological-museum',
    updated: '2026-11-30',
    name: 'Zonal Anthropological Museum',
    heading: 'Baskets, canoes and tools',
    where: 'Port Blair',
    places: ['port-blair'],
    position: { north: 11.67, east: 92.74 },
    description: 'For the afternoon when no boat goes out.',
    image: {
      src: '/images/sights/zonal-anthropological-museum.svg',
      alt: 'A long pale museum with a colonnade stands among palms, its lamp lit against the monsoon rain',
    },
    paragraphs: [
      'You come in with wet sandals, bend over a basket and try to find where the weaver began. Ask at the desk before you take out your phone.',
    ],
  },
  {
    slug: 'samudrika-naval-marine-museum',
    updated: '2026-11-29',
    name: 'Samudrika Naval Marine Museum',
    heading: 'A blue whale, corals and fish tanks',
    where: 'Port Blair',
    places: ['port-blair'],
    description: 'An hour that teaches you what you’ll see with a mask on.',
    image: {
      src: '/images/sights/samudrika-naval-marine-museum.svg',
      alt: 'The white skeleton of a whale lies in a garden, a low museum hall behind it',
    },
    paragraphs: [
      'Children run straight to the blue whale’s skeleton in the garden. Inside, the navy explains how the islands rose from the sea. Learn three corals in the cases, say brain, staghorn and plate. Next day you’ll see them alive.',
    ],
  },
];
