// The eight HotSpots of the Sightseeing page.
// Their order here is the order of the cards on the site.
import type { AttractionEntry } from './schema/place';

export const sights: AttractionEntry[] = [
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
