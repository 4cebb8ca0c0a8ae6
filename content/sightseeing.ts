// The eight HotSpots of the Sightseeing page.
// Their order here is the order of the cards on the site.
import type { Leisure } from './schema/leisure';

export const attractions: Leisure[] = [
  {
    slug: 'natural-rock-at-neil',
    updated: '2026-11-25',
    name: 'Natural Rock at Neil',
    heading: 'A rock arch that you can visit only at low tide',
    where: 'Neil Island (Shaheed Dweep)',
    places: ['neil-island'],
    shortDescription:
      'An arch of coral rock on Neil’s shore, reached at low tide past pools full of small life.',
    image: {
      src: '/images/attractions/natural-rock-at-neil.svg',
      alt: 'A rugged rock arch tufted with bushes stands over mirror-like tide pools at low morning water',
    },
    description: [
      'You can reach the arch only around low tide. At high water the sea comes up into it and covers the way, so do not try. We tell you the hour for your day if you ask. From the parking place near Laxmanpur you walk over stone slabs, sand and slippery weed.',
      'The arch is old coral limestone. The waves have worn it through from both sides, and bushes grow on top. Settlers from Bengal called it Howrah Bridge.',
      'In the pools live brittle stars, hermit crabs, sea cucumbers and sometimes a small octopus. Local guides find them for you. Leave the animals in the water.',
      'Wear sandals with a strap at the heel, and carry water, because there is no stall on the reef. The ground is rough and there is no level path, so the arch is not for wheelchairs, pushchairs or people with weak knees. An autorickshaw from the jetty waits for you if you agree on it before. Bring cash. When the pools begin to join, turn round at once.',
    ],
  },
  {
    slug: 'limestone-caves-at-baratang',
    updated: '2026-11-25',
    name: 'Limestone Caves at Baratang',
    heading: 'By mangrove creek to a cave of dripping stone',
    where: 'Baratang, between South and Middle Andaman',
    places: ['baratang'],
    shortDescription:
      'An early start, a creek under mangroves, a walk past paddy, and then your torch on wet stone.',
    image: {
      src: '/images/attractions/limestone-caves-at-baratang.svg',
      alt: 'A narrow boat glides through a green tunnel of mangroves, thin shafts of light falling, to the mouth of a limestone cave',
    },
    description: [
      'You leave Port Blair at about three in the morning, because the road north is open only in escorted convoys at fixed hours. The first gate, at Jirkatang, is usually about six, and the last is in the early afternoon. Some 49 km of the road, about 90 minutes, run through a tribal reserve. The law says: no stopping, no photographs, nothing given. If you can’t accept that, please choose another trip.',
      'A vehicle ferry takes you across Middle Strait, and then you change into a small boat. The channel gets narrower, until the mangrove roots meet above you. Keep your hands inside, as salt-water crocodiles live in these creeks. From the landing place you walk a little over a kilometre, through fields and forest.',
      'The caves are cool, wet and dark. Drops of water build the stone, and the grease of one finger can stop that, so do not touch.',
      'Carry a torch, a spare shirt, water and cash; the eateries near the jetty are simple. The boat is open, the path is uneven, and we know of no way without steps. It is a hard day for babies, small children and people with a bad back. Be back in time for the return convoy, because it does not wait.',
    ],
  },
  {
    slug: 'north-bay-and-ross-island',
    updated: '2026-11-25',
    name: 'North Bay and Ross Island',
    heading: 'One boat, a reef and a ruined capital',
    where: 'Off Port Blair (Sri Vijaya Puram)',
    places: ['northbay', 'ross-island'],
    at: { north: 11.69, east: 92.76 },
    shortDescription:
      'Coral in the morning, then fig roots and deer among British ruins: the classic day in the harbour.',
    image: {
      src: '/images/attractions/north-bay-and-ross-island.svg',
      alt: 'Fig roots grip the broken brick walls of an old church, two spotted deer in the afternoon shade',
    },
    description: [
      'These two places in the harbour make one day. North Bay is lively: masks, fins, wet seats and coral under glass. Ross Island is green and quiet. Since 2018 its official name has been Netaji Subhas Chandra Bose Dweep.',
      'For some eighty years the British ran the penal settlement from Ross. They built a church, a bakery, a swimming pool, tennis courts and a ballroom. An earthquake damaged the place in 1941, the Japanese came a year later, and it was never a capital again. Since then fig trees have grown over the ruins. Their roots run down the window frames and hold up the walls.',
      'Spotted deer come up to visitors. Do not feed them, because biscuits make them ill. The paths are paved but go up and down. Battery carts take people who need them, when they are running. At both places you step in and out of a boat, and North Bay is sand. With a wheelchair or a pushchair, ask us before you plan the day.',
      'If you can choose, begin with the reef, rinse off, change, and then see Ross Island. Stalls at North Bay cook simple lunches; on Ross you find little more than tea. Carry cash and drinking water. The boats do not go in heavy weather.',
    ],
  },
  {
    slug: 'elephanta-beach-and-radhanagar',
    updated: '2026-11-25',
    name: 'Elephanta beach and Radhanagar',
    heading: 'Havelock in a day, from reef to sunset',
    where: 'Havelock Island (Swaraj Dweep)',
    places: ['havelock-island'],
    at: { north: 12, east: 92.95 },
    shortDescription:
      'A morning with mask and fins off one beach, lunch, and a long evening on the other.',
    image: {
      src: '/images/attractions/elephanta-beach-and-radhanagar.svg',
      alt: 'Beach walkers are small dark figures on wet sand that mirrors a crimson evening sky',
    },
    description: [
      'Havelock has two famous beaches, and they are very different. Elephant Beach, the “Elephanta” of the heading, is a narrow strip of sand with a reef in front. Radhanagar is wide and open, and you go there for the sand and the sunset. Both fit into one day.',
      'Go to Elephant Beach with the first boats of the morning. The ride takes 20 to 30 minutes. The boats stop in the early afternoon. After your swim eat in the village, and rest through the heat.',
      'Be at Radhanagar two hours before sunset. Walk along the water until it is quiet, and then sit down. If you bathe, the beach shelves faster than it looks: stay where flags and lifeguards allow it.',
      'Taxis and autorickshaws wait for you at Radhanagar if you agree on the drive back before. Bring a torch for the path, and cash. There are stalls with snacks and coconuts at the entrance. The way to the water is soft sand, and for Elephant Beach you climb into a small boat: tell us if somebody in your group needs help.',
    ],
  },
  {
    slug: 'cellular-jail',
    updated: '2026-11-25',
    name: 'Cellular Jail',
    heading: 'A prison built so that no one could speak to another',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.75 },
    side: 'south',
    shortDescription:
      'Three of seven wings still stand around the tower, a memorial to those who were sent across the black water.',
    image: {
      src: '/images/attractions/cellular-jail.svg',
      alt: 'Three-storeyed prison wings with rows of barred arches lead to a watchtower under a night sky',
    },
    description: [
      'Convicts built this prison between 1896 and 1906. It had seven wings, each three storeys high, set around a tower like the spokes of a wheel. Each man had a cell to himself and saw only the back of the next wing. Prisoners could not speak to each other. The cells gave the jail its name. Three wings are left. A hospital now occupies the ground of others.',
      'Many of the prisoners had fought against colonial rule. To be sent over the sea was a punishment in itself, and people called it Kala Pani, black water. You see the oil mill that prisoners had to turn like oxen, the whipping frame, the gallows, and long rows of cells. The bolts are set so far from the door that no arm could reach them.',
      'Give it two hours, and dress as you would for a memorial. The courtyard is mostly level, but the upper cells and the tower are reached by stairs. If somebody in your group can’t manage stairs, ask us which parts you can see.',
      'In the evening a sound-and-light show tells the story in the courtyard, under the open sky. The jail is in the town, a short ride by autorickshaw from most hotels.',
    ],
  },
  {
    slug: 'chidiya-tapu-sunset-point',
    updated: '2026-11-25',
    name: 'Chidiya Tapu sunset point',
    heading: 'Sunset over islands, at the end of the road south',
    where: 'South Andaman, south of Port Blair',
    places: ['port-blair'],
    at: { north: 11.5, east: 92.7 },
    shortDescription:
      'An hour’s drive through villages and mangroves to watch the light go down over islands, bay and hills.',
    image: {
      src: '/images/attractions/chidiya-tapu-sunset-point.svg',
      alt: 'Layered blue islands fade into one another below an amber sky, a bare tree on the shore in front',
    },
    description: [
      'The sun goes down early here: at about five in December. Leave Port Blair two and a half hours before sunset. Then you have time for tea on the way, and for the dead trees along the creek. You also get a seat before the buses arrive.',
      'Rutland and smaller islands lie across the bay, one ridge behind the other, and the light goes down between them. The best colours often come twenty minutes after sunset, so do not leave at once.',
      'If you like walking, add Munda Pahad: a path through forest to a cliff above the open sea. Start by two, because the gate closes in the late afternoon; so leave the town by half past twelve. Families may prefer the biological park nearby, which has a closed day. Do not plan a swim. Swimming is restricted here, as salt-water crocodiles live in the creeks.',
      'Cover your ankles, because sandflies come out at dusk. There may be no autorickshaw for the way back, so keep your car. The road home is dark and winding: let a local driver take you. You can see the sunset from close to the parking place, while the walk to Munda Pahad is rough and steep.',
    ],
  },
  {
    slug: 'zonal-anthropological-museum',
    updated: '2026-11-25',
    name: 'Zonal Anthropological Museum',
    heading: 'Baskets, boats and the long memory of the islands',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    at: { north: 11.67, east: 92.74 },
    shortDescription:
      'A calm house of glass cases in the town, with things of wood, cane and shell made for life by the sea.',
    image: {
      src: '/images/attractions/zonal-anthropological-museum.svg',
      alt: 'A long pale museum with a colonnade stands among palms, its lamp lit against the monsoon rain',
    },
    description: [
      'This small museum is in the middle of Port Blair, and it is a good place for a rainy day.',
      'You see how baskets, canoes and tools of shell and wood are made. The cases tell of the islands’ long past, from early seafaring to the years of the settlement.',
      'An hour is enough. Come with respect: these things were part of people’s lives. The rules on photographs are strict, so ask at the desk before you take out your phone.',
      'It may close on public holidays, too. You get there by autorickshaw, and Aberdeen Bazaar, with its shops and restaurants, is a short ride away. We don’t know whether every room can be reached without stairs.',
    ],
  },
  {
    slug: 'samudrika-naval-marine-museum',
    updated: '2026-11-25',
    name: 'Samudrika Naval Marine Museum',
    heading: 'The sea explained, by the people who sail it',
    where: 'Port Blair (Sri Vijaya Puram)',
    places: ['port-blair'],
    shortDescription:
      'A whale’s skeleton at the gate, then corals, shells, charts and tanks: a good start before you first snorkel.',
    image: {
      src: '/images/attractions/samudrika-naval-marine-museum.svg',
      alt: 'The white skeleton of a whale lies in a garden in clear early light, a low museum hall behind it',
    },
    description: [
      'The white skeleton of a blue whale lies in the garden near the entrance. It came ashore on an island further south.',
      'The Indian Navy runs the museum, and everything is clean and in order. The rooms tell how the islands rose from the sea, what was found on them, and what lives around them: corals, shells and fish. Small tanks hold lionfish, clownfish in their anemone, and a stonefish that is hard to find. Read the panel about turtles before you go to a beach where they nest.',
      'Come early in your trip. Later, over the reef, you know which coral is which.',
      'Plan an hour to ninety minutes. It is easily reached by autorickshaw from the bazaar. There may be a charge for cameras at the desk, so bring some cash.',
    ],
  },
];
