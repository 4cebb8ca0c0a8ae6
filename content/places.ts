// Two lists for the Best Places page: "Top Places To Visit" and "Offbeat Places To Visit".
// The order in each list is the order on the site, and so is the order of what to do at a place.
import type { Place, Town } from './schema/place';

// The town with the airport: every trip begins and ends here. It has no page of its own.
export const town: Town = {
  slug: 'port-blair',
  name: 'Port Blair (Sri Vijaya Puram)',
  aliases: ['Sri Vijaya Puram'],
  at: { north: 11.67, east: 92.74 },
};

export const topPlaces: Place[] = [
  {
    slug: 'ross-island',
    updated: '2026-11-26',
    name: 'Ross Island',
    aliases: ['Netaji Subhas Chandra Bose Dweep'],
    subtitle:
      'Deer, and the ruins of the old British headquarters',
    at: { north: 11.675, east: 92.763 },
    way: ['port-blair-and-ross'],
    image: {
      src: '/images/destinations/ross-island.svg',
      alt: 'A wooded islet with a church gable among its palms lies in a harbour mouth in rosy dawn light',
    },
    description:
      'A short launch ride from Port Blair. You see a church, a bakery and bungalows under fig roots, and deer on the paths.',
    history: [
      'Ross Island lies in the mouth of Port Blair’s harbour. Since December 2018 its official name has been Netaji Subhas Chandra Bose Dweep.',
      'In March 1858, after the great uprising on the mainland, a ship brought about two hundred convicts to found a penal settlement. It began on Chatham, further inside the harbour. Water was short there, so the headquarters moved to Ross. The convicts cleared the forest, and the British built a church, a bakery, a printing press and tennis courts.',
      'An earthquake shook the island in June 1941. In March 1942 the Japanese landed in the Andamans, and their bunkers still face the sea. At the end of 1943 Subhas Chandra Bose raised the tricolour at Port Blair, across the water. After the war the settlement on Ross was given up.',
      'Then the forest grew back. The roots of fig trees split the stairs, and now they hold the walls up. The Navy has looked after the island since 1979.',
      'You get about on foot. The main paths are paved, but they go up and down. Battery carts carry people who need them, when they are running. You step from the jetty into the launch, and we know of no ramp. Bring cash for tea and snacks.',
    ],
    closing:
      'Two hours are enough for most visitors. Grandparents can stay on the lower paths, and children enjoy the ruins and the deer. Launches leave from the jetty by the town’s water sports complex, and they do not go in heavy weather.',
    thingsToDo: [
      {
        name: 'A walk through the ruins',
        description:
          'Take the brick path uphill, past the bakery with its cold ovens, to the roofless church at the top. Signs tell you what each ruin was. On the far side, steps go down to the open sea. Allow ninety minutes. Wear shoes with a good grip, because moss makes the old bricks slippery after rain.',
        image: {
          src: '/images/activities/ross-island-ruins-walk.svg',
          alt: 'Roots of a giant fig pour like candle wax down a brick doorway, noon sun dappling the path',
        },
      },
      {
        name: 'Among the spotted deer',
        description:
          'The British brought spotted deer here for hunting, and the deer have stayed. They rest in doorways, eat fallen fig leaves and come close to sniff at a bag. Do not feed them: it makes them pushy and ill. Keep a few metres away from stags with antlers, and hold small children by the hand.',
        image: {
          src: '/images/activities/ross-island-deer.svg',
          alt: 'A stag with spotted flanks stands on mossy steps in late gold light, the sea showing between palms',
        },
      },
    ],
  },
  {
    slug: 'havelock-island',
    updated: '2026-11-26',
    name: 'Havelock Island (Swaraj Dweep)',
    aliases: ['Swaraj Dweep'],
    subtitle: 'Tall forest, rice fields and long beaches',
    at: { north: 11.98, east: 92.98 },
    way: ['port-blair-and-havelock'],
    image: {
      src: '/images/destinations/havelock-island.svg',
      alt: 'Giant trees stand behind a white beach at high noon, a couple on the sand, two dive boats at anchor',
    },
    description:
      'The largest island of Ritchie’s Archipelago: the beach of Radhanagar, coral off Elephant Beach, dive boats at dawn, and farming villages.',
    history: [
      'Havelock lies east of South Andaman, and most of it is still forest. The long beach of Radhanagar is on the west coast, and most hotels and dive centres are on the east.',
      'There were no fields here until the 1950s. Then families who had lost their homes in East Bengal were given land. They planted rice, areca and coconut, and named villages after Krishna and Radha, such as Govindnagar and Radhanagar.',
      'The English name honours Sir Henry Havelock, a British general of 1857. Since December 2018 the official name has been Swaraj Dweep, the island of self-rule.',
      'Taxis and autorickshaws wait at the jetty; agree on the fare before you get in. You can hire a scooter with your driving licence. There are cash machines, but carry cash as well. The health centre is small: bring your regular medicines.',
    ],
    closing:
      'With a week, stay three nights: one day for the reef or a dive, one for the beach, and one to spare. On a shorter trip stay two. The island suits divers, couples and first-time visitors.',
    thingsToDo: [
      {
        name: 'Sunset at Radhanagar',
        description:
          'Come two hours before sunset, to wait in the shade of the trees or walk along two kilometres of sand. Swim only where flags and lifeguards allow it. For dusk, bring a torch and something against sandflies.',
        image: {
          src: '/images/activities/havelock-radhanagar-sunset.svg',
          alt: 'Footprints on wet sand lead to a woman and a dog at the sea’s edge before a red sun half sunk in the sea',
        },
      },
      {
        name: 'Snorkelling at Elephant Beach',
        description:
          'Take an early boat, before the big groups come, and walk into the sea from the sand. Part of the reef is growing back after warm years, so please do not stand on it.',
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'Half above, half below: a snorkeller floats over blue-lipped clams in mid-morning, fallen trunks ashore behind',
        },
      },
      {
        name: 'A first scuba dive',
        description:
          'Dive boats go out early, while the water is calm. You practise in shallow water, and then you go down slowly beside an instructor, to 12 m (40 ft) at most. You must be ten or older, and fill in a health form. {guide:flying-after-a-dive}',
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall in the deep blue, small silver fish overhead',
        },
      },
      {
        name: 'Sunrise at Kalapathar',
        description:
          'Order a car for an hour before sunrise. The road follows the east coast to a strip of sand with black boulders: kala pathar means black stone. At low tide there are too many rocks for a swim.',
        image: {
          src: '/images/activities/havelock-kalapathar-sunrise.svg',
          alt: 'Black boulders in a pink tide as the sun comes up, a small fishing boat crossing its track',
        },
      },
      {
        name: 'By kayak into the mangroves',
        description:
          'You paddle behind a guide into creeks where no motor boat can go. Because of crocodiles keep your hands in the kayak, and never paddle ahead.',
        image: {
          src: '/images/activities/havelock-mangrove-kayak.svg',
          alt: 'A red kayak noses between stilt roots in deep green shade, a kingfisher on the branch ahead',
        },
      },
    ],
  },
  {
    slug: 'neil-island',
    updated: '2026-11-26',
    name: 'Neil Island (Shaheed Dweep)',
    aliases: ['Shaheed Dweep'],
    subtitle: 'Vegetable plots, five villages and a rock arch',
    at: { north: 11.83, east: 93.04 },
    way: ['port-blair-and-neil'],
    image: {
      src: '/images/destinations/neil-island.svg',
      alt: 'Rows of vegetables and leaning palms run down to turquoise shallows in clear early morning light',
    },
    description:
      'Fields of vegetables, a rock arch, a coral lagoon, and beaches for sunrise and sunset: a flat, quiet island, {km:port-blair-to-neil} km from Port Blair.',
    history: [
      'Most of the island is fields. It sends vegetables and fruit to Port Blair by boat: brinjal, bitter gourd, spinach, bananas.',
      'Settlers came in the 1960s, most of them families from East Pakistan who had lost house and land. Four of their five villages have names from the Ramayana: Ramnagar, Sitapur, Bharatpur and Laxmanpur. The fifth, Neil Kendra, has the jetty and the bazaar.',
      'The English name recalls James Neill, a British officer of 1857 who was known for harsh reprisals. Since December 2018 the official name has been Shaheed Dweep, the martyrs’ island.',
      'Autorickshaws wait at the jetty, and you can hire a bicycle, or a scooter with your driving licence. Bring cash from Port Blair: cash machines are few, the internet is slow, and UPI may fail. The health centre is small.',
    ],
    closing:
      'One night is the least; two are better. Then you have time for the arch at low tide, one sunset and one sunrise. Neil suits families with small children, and all who want to rest.',
    thingsToDo: [
      {
        name: 'The natural rock arch',
        description:
          'You can reach the arch only around low tide. The way starts behind the stalls near Laxmanpur and goes over bare reef, rough and slippery. Local guides know the firm stones. Allow an hour there and back. Strap your sandals, carry water, and turn round before the water rises.',
        image: {
          src: '/images/activities/neil-natural-rock-arch.svg',
          alt: 'A couple stands in a natural arch of rock before a low sun that turns the pools to copper',
        },
      },
      {
        name: 'Glass-bottom boat at Bharatpur',
        description:
          'Bharatpur is a short walk from the jetty. Through the glass you see staghorn coral, black urchins, a sea cucumber and, with luck, a small ray on the sand. You step over the side of the boat to get in. Agree on the minutes and the price before you start. Wind or a very low tide can stop the boats.',
        image: {
          src: '/images/activities/neil-bharatpur-glass-boat.svg',
          alt: 'A family under a boat’s white awning points and looks down, the boat’s shadow below on turquoise water',
        },
      },
      {
        name: 'Evening at Laxmanpur',
        description:
          'This long beach in the west is covered with broken shell. Leave the shells on the beach. Cycle out an hour and a half before sunset, pass the coconut sellers and walk on to the point. Rock lies close under the surface, so do not swim here.',
        image: {
          src: '/images/activities/neil-laxmanpur-sunset.svg',
          alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
        },
      },
      {
        name: 'Daybreak at Sitapur',
        description:
          'Sitapur is at the eastern end of the island, about five kilometres from the jetty. Be there before sunrise: the light comes fast. The waves have cut low overhangs into the limestone. Do not sit under them, because blocks fall down.',
        image: {
          src: '/images/activities/neil-sitapur-sunrise.svg',
          alt: 'Limestone cliffs glow pink as the first sun clears the horizon, a mother and a child on the narrow beach',
        },
      },
      {
        name: 'Round the island by bicycle',
        description:
          'No beach is more than half an hour by bicycle from the bazaar, and the roads are nearly flat. Try the brakes before you hire, and keep left: the few lorries are fast.',
        image: {
          src: '/images/activities/neil-cycling.svg',
          alt: 'A cyclist rides a wet lane between banana leaves under a heavy monsoon sky, puddles shining',
        },
      },
    ],
  },
  {
    slug: 'baratang',
    updated: '2026-11-26',
    name: 'Baratang',
    subtitle: 'Mangroves, limestone caves and a mud volcano',
    at: { north: 12.12, east: 92.79 },
    way: ['port-blair-and-baratang'],
    image: {
      src: '/images/destinations/baratang.svg',
      alt: 'A flat vehicle ferry crosses a wide strait between mangrove shores under slate-grey rain cloud',
    },
    description:
      'A boat among mangroves, a limestone cave and a small mud volcano: a long day north of Port Blair, by escorted road.',
    history: [
      'Baratang lies between South Andaman and Middle Andaman. Its hills are wooded, and its shores are mangrove.',
      'The limestone was once the floor of the sea, made of corals and shells. Later it rose, and rain hollowed it out. The mud volcano has another cause. Gas from rotting matter deep below pushes up through wet clay and builds small grey cones, which are not hot. Most of the time they only bubble. Sometimes one of them erupts, and then visitors are kept away.',
      'Some 49 km of the road, about 90 minutes, run through a tribal reserve. Vehicles pass only in escorted convoys at fixed hours. You leave Port Blair at about three in the morning, for the drive and the queue. By law you may not stop, take photographs or give anything. After the reserve a vehicle ferry crosses Middle Strait, where a bridge was being built in early 2026.',
      'Small eateries near the jetty serve rice and tea. Bring cash, drinking water, a torch and your regular medicines; there may be no phone signal. The boat is small and open, the path to the cave is long, and the mud volcano has stairs.',
    ],
    closing:
      'A day trip takes twelve hours or more. It suits people who walk well, and older children. It is too hard for babies, small children and people with a bad back. A night in one of the few plain rooms on Baratang makes it easier. The paths are driest from January to April. Rain or an official order can close the road, the creek or the cave.',
    thingsToDo: [
      {
        name: 'Boat through the mangrove creek',
        description:
          'You put on a life jacket. The boat runs along a broad strait and then turns into a narrow gap between the leaves. Roots stand in the water on both sides, and fiddler crabs wave one large claw. Salt-water crocodiles live in these creeks: keep your hands in the boat.',
        image: {
          src: '/images/activities/baratang-mangrove-boat.svg',
          alt: 'Mist lies on a creek at first light, six people in life jackets in an open boat between mangroves',
        },
      },
      {
        name: 'Walk to the limestone cave',
        description:
          'From the landing place the path goes a little over a kilometre, through forest and past paddy fields. The cave is tall and narrow, and you light it with your own torch: curtains of stone, pale spikes, drops of water. Do not touch the stone. Wear closed shoes and a hat, and allow about ninety minutes in all.',
        image: {
          src: '/images/activities/baratang-limestone-cave.svg',
          alt: 'One lantern lights ribbed curtains of stone and a still pool in the dark of a tall cave',
        },
      },
      {
        name: 'The mud volcano',
        description:
          'After a short drive from the jetty and a climb on steps you come to a fenced clearing of cracked clay. Craters the size of a soup plate swell up and bubble. Ten minutes are enough for most people. Ask us in the week of your trip whether the gate is open.',
        image: {
          src: '/images/activities/baratang-mud-volcano.svg',
          alt: 'A low cone of cracked grey mud bubbles in a forest clearing under a white midday sky',
        },
      },
    ],
  },
  {
    slug: 'diglipur',
    updated: '2026-11-26',
    name: 'Diglipur',
    subtitle: 'A high peak, a sandbar between two islands, and turtles',
    at: { north: 13.25, east: 92.98 },
    way: ['port-blair-and-baratang', 'baratang-and-rangat', 'rangat-and-diglipur'],
    image: {
      src: '/images/destinations/diglipur.svg',
      alt: 'A saddle-shaped mountain rises blue above flooded paddy fields at sunrise, an egret in front',
    },
    description:
      'The far north, below Saddle Peak: rice fields, a fishing harbour, the twin islands Ross and Smith, and turtles at Kalipur.',
    history: [
      'Diglipur is the last large town in the north of the Andamans, a full day by road from Port Blair. Saddle Peak, at 732 metres, is the highest peak of the Andamans.',
      'In 1792 the British moved their young settlement from today’s Port Blair to a large harbour on this coast. They called it Port Cornwallis. Fever broke out, and by 1796 they gave it up.',
      'The farmers came after Independence: refugee families from East Bengal, who were given land with the forest still on it. Aerial Bay, a few kilometres away, is the fishing harbour, and boats to Ross and Smith leave from there.',
      'The earthquake of December 2004 lifted parts of this coast. Reef that had always been under water is dry now.',
      'Buses and autorickshaws run between Diglipur, Aerial Bay and Kalipur. For an early start you need a car. Bring enough cash from Port Blair, because a machine can be empty. The boats to the sandbar have steps, and the hill is steep. The way to the hospital in Port Blair is long.',
    ],
    closing:
      'Stay at least two nights; a third gives you a day to rest from the road. Diglipur suits walkers, people who want to see turtles, and all who are happy with a plain room. The best time is December to March: the paths are drier, and the turtles nest. Most people stop for a night at Rangat on the way.',
    thingsToDo: [
      {
        name: 'The sandbar of Ross and Smith',
        description:
          'You give your name at the forest office in Aerial Bay, and then a boat takes you across. At low tide a curved bar of white sand joins the two green islands. There is shade but very little food, so bring lunch in steel boxes and take all your waste back. Ask the boatman where it is safe to swim, and be back when he says.',
        image: {
          src: '/images/activities/diglipur-ross-and-smith-sandbar.svg',
          alt: 'Two walkers on a thread of white sand between twin green islands at noon, sea on either hand',
        },
      },
      {
        name: 'Up Saddle Peak',
        description:
          'The walk is about eight kilometres each way. It starts along the stony shore from Lamia Bay and then climbs steeply through wet forest. You need a guide and the permission of the forest staff. Start at first light with three litres of water each, and wear socks that keep leeches out. Most people take seven or eight hours. Clouds often hide the top. Turn round by eleven, wherever you are.',
        image: {
          src: '/images/activities/diglipur-saddle-peak-trek.svg',
          alt: 'Three hikers climb a trail towards the twin green humps of Saddle Peak, sun and coast far below',
        },
      },
      {
        name: 'Turtle nights at Kalipur',
        description:
          'Turtles nest from about December to March, and hatchlings go to sea until about April. If the forest staff agree, you wait with them in the dark, on cold sand. They choose the hour and show you where to stand, without lamp, flash or drone.',
        image: {
          src: '/images/activities/diglipur-kalipur-turtles.svg',
          alt: 'Turtle hatchlings scurry over dark sand towards a moonlit line of surf, hills black behind',
        },
      },
    ],
  },
  {
    slug: 'rangat',
    updated: '2026-11-26',
    name: 'Rangat',
    subtitle: 'A town on the road north, with a mangrove walkway',
    at: { north: 12.5, east: 92.92 },
    way: ['port-blair-and-baratang', 'baratang-and-rangat'],
    image: {
      src: '/images/destinations/rangat.svg',
      alt: 'A country bus with lit windows rounds a bend between rice fields and jungle hills at dusk',
    },
    description:
      'Middle Andaman’s market town: a walkway through mangroves, a driftwood beach and boats to Long Island.',
    history: [
      'By road Rangat is a little over half-way from Port Blair to Diglipur. Most travellers only eat, sleep and leave at dawn, and miss the long empty beaches nearby.',
      'Refugee families from Bengal came here after Partition. Later settlers and workers brought Tamil, Telugu and Malayalam. With each other people speak Hindi. Some villages have names from the Ramayana, such as Panchavati and Dasarathpur.',
      'At Dhani Nallah, some 20 km north of the town, the forest department has built a wooden walkway of about 700 metres. Dhani is the local name of a palm that grows in the mud.',
      'People live on rice, areca, fish and the traffic on the road. In the cool months turtles nest at Cuthbert Bay. The small ferry to Long Island leaves from Yerrata, a short drive away.',
      'Buses stop in the town, and an autorickshaw or a car takes you to the beaches. Eateries in the bazaar serve rice, fish, vegetables and tea. Carry cash. We do not know whether a wheelchair gets along the walkway.',
    ],
    closing:
      'One night on the way is enough; stay two if you like birds and empty beaches. Rangat suits people who travel on their own, and all who don’t want to drive to Diglipur in one day. You start very early, for the convoy. January to April is driest, and just after the rains everything is green.',
    thingsToDo: [
      {
        name: 'Dhani Nallah mangrove walkway',
        description:
          'You walk on planks above the mud, and signs name the trees. At the end is a long beach where turtles nest in season. Walk there, but do not swim, because of crocodiles. An hour in the morning is enough. Bring repellent, and keep off boards that are slippery or closed by a rope.',
        image: {
          src: '/images/activities/rangat-dhani-nallah-walkway.svg',
          alt: 'A plank walkway on stilts winds through mangrove stems towards a bright strip of noonday sea',
        },
      },
      {
        name: 'Morning at Amkunj beach',
        description:
          'About eight kilometres from the town the road comes down to a bay of coarse sand and flat rock. Benches and shelters are made of drifted logs, so it is a good place for a family picnic. On calm days you can wade. Bring food and water, as there may be no stall. The sun rises out of the sea here.',
        image: {
          src: '/images/activities/rangat-amkunj-beach.svg',
          alt: 'A thatched shelter and a bench of drift logs face a cove of flat rocks and pools at a yellow dawn',
        },
      },
    ],
  },
  {
    slug: 'northbay',
    updated: '2026-11-26',
    name: 'Northbay',
    subtitle: 'Coral, and the lighthouse of the old 20 rupee note',
    at: { north: 11.7, east: 92.75 },
    way: ['port-blair-and-north-bay'],
    image: {
      src: '/images/destinations/northbay.svg',
      alt: 'Coconut palms climb a point to a banded lighthouse under tall noon clouds, boats on jade water',
    },
    description:
      'Across the harbour from Port Blair: a lighthouse on a green point, coral close to the sand, and glass-bottom boats.',
    history: [
      'North Bay is the picture on the old red twenty-rupee note: palms, a bay and a lighthouse on a point.',
      'Many people call North Bay an island, because they come by boat. In fact it is a bay of South Andaman, on the north side of the harbour, with Ross Island opposite. The hills above belong to the national park of Mount Harriet. Since 2021 the mountain has been called Mount Manipur. After the war of 1891 the king of Manipur and his nobles were sent there.',
      'The beach has changing huts, a platform for helmet walks, boats with glass floors and stalls that fry the morning’s fish. Very warm seas, above all in 2010, bleached much of the coral. Some of what you see is young and breaks easily: do not stand on it.',
      'Everything is within a short walk of the landing place. Carry cash, and ask for the whole price first. You step from the boat into sand, and we know of no way without steps.',
    ],
    closing:
      'Half a day is enough. North Bay suits families, people who don’t swim, and visitors without time for Havelock. Boats leave from the jetty by the town’s water sports complex. They are usually back by early afternoon, and they do not go when the sea is rough.',
    thingsToDo: [
      {
        name: 'Snorkelling over the coral',
        description:
          'Go into the water where the guide does, because sea urchins live in the shallows. First you see broken coral, then round coral heads, anemones and small fish that guard their own corner. What is usually sold is a short float with a ring and a guide; you can ask for a longer one.',
        image: {
          src: '/images/activities/northbay-coral-snorkelling.svg',
          alt: 'Striped sergeant majors swirl round a snorkeller’s fins over round corals in sunlit green water',
        },
      },
      {
        name: 'The walk up to the lighthouse',
        description:
          'A path goes up behind the stalls, first through coconut palms and then through forest. It is steep and hot, so carry water. From above you see the harbour with Ross Island and the ferries. You cannot always climb the tower: ask at the beach first, and leave time for the last boat.',
        image: {
          src: '/images/activities/northbay-lighthouse-walk.svg',
          alt: 'Steep steps lead through forest to a lighthouse gallery, the harbour misty blue in the early morning',
        },
      },
      {
        name: 'A sea walk with a helmet',
        description:
          'You go down a ladder from a platform off the beach. When the water comes up to your shoulders, a helmet with windows is put over your head. You walk along a rail on the sand, and fish come close. Your hair stays dry, and you can wear spectacles. Stay out if you have a cold, sinus trouble, bad ears or a weak heart, after an operation, or if you are pregnant.',
        image: {
          src: '/images/activities/northbay-sea-walk.svg',
          alt: 'A woman and a man in domed helmets walk hand in hand along a rail on the sea bed, bubbles rising',
        },
      },
    ],
  },
];

export const offbeatPlaces: Place[] = [
  {
    slug: 'long-island',
    updated: '2026-11-26',
    name: 'Long Island',
    subtitle: 'One village, no cars and a path to Lalaji Bay',
    at: { north: 12.37, east: 92.92 },
    way: ['port-blair-and-baratang', 'baratang-and-rangat', 'rangat-and-yeratta', 'yeratta-and-long-island'],
    image: {
      src: '/images/destinations/long-island.svg',
      alt: 'A hammock hangs at the edge of an empty white bay at daybreak',
    },
    description:
      'A forest island between Middle Andaman and Havelock, with one village and a footpath to a white bay.',
    history: [
      'You come here to walk, to read and to rest. The village beside the jetty has a few motorbikes.',
      'In earlier years the forest was cut for timber, and there was a plywood factory near the jetty. The work brought families from many parts of the mainland. When felling was restricted the factory closed, and many of them left. Their wooden houses are still there, some of them empty.',
      'Lalaji Bay lies about six kilometres from the jetty. You walk an hour and a half to two hours on a path under trees, which is muddy after rain. When the sea is flat, a boatman may take you round. You find a white curve of sand with drifted trunks and, on most mornings, nobody else. There is no stall and no lifeguard. Bring food and water, and ask in the village whether it is safe to swim.',
      'A few shops sell what the village needs, and you eat rice with fish or vegetables. Bring all the cash that you need, and a torch. Don’t count on a signal. The path to Lalaji Bay has roots and mud, so it is not for a wheelchair or a pushchair. The health centre is small, and the hospital is in Port Blair.',
    ],
    closing:
      'Plan three nights, because boats are few and the journey is long. The island suits readers, walkers and couples who like quiet. A small ferry comes from Yerrata near Rangat, through mangrove creeks. On some days a government ship comes from Port Blair by way of Havelock. Keep a spare day before and after.',
    thingsToDo: [],
  },
  {
    slug: 'little-andaman',
    updated: '2026-11-26',
    name: 'Little Andaman',
    subtitle: 'Surf and waterfalls, a long way south by ship',
    at: { north: 10.59, east: 92.54 },
    way: ['port-blair-and-little-andaman'],
    image: {
      src: '/images/destinations/little-andaman.svg',
      alt: 'A long wave peels along a wild palm beach under dark monsoon cloud, spray blown back off its crest',
    },
    description:
      'The last large island in the south: one coast road, long beaches, surf at Butler Bay, and waterfalls in the forest.',
    history: [
      'South of Little Andaman lies the Ten Degree Channel, and then the Nicobars. The island is low, broad and wooded. You may visit a strip of the east coast, from the jetty at Hut Bay northwards. The rest is closed by law.',
      'From about 1970 families from East Pakistan, and later others, were given plots in the forest. Addresses still go by distance: people live at “11 kilometre” or at “16 kilometre”. The government also planted red oil palm in long straight rows. A court order of 2002 restricted felling and called for an end to such plantations.',
      'On 26 December 2004 the tsunami came in over Hut Bay. It took lives, houses and a part of the breakwater, and much of the town has been built since.',
      'People live on coconut, areca, bananas, vegetables and fish, or work for the government. Surfers have come since the late 1990s, but never many, because the way is long. The rooms are simple.',
      'A bus runs along the one road; for a scooter or a car, ask your host. The bazaar at Hut Bay has eateries with rice, fish and vegetables. Bring enough cash from Port Blair. The island is on the undersea cable, but away from the town the signal is weak. The health centre is small, and the hospital is in Port Blair.',
    ],
    closing:
      'Plan at least five days, two of them for the ship there and back. It sails from Port Blair by day or overnight. In bad weather it is cancelled: keep two nights in Port Blair before your flight. The island suits surfers with their own boards, walkers, and people with time. The waves build up from about March.',
    thingsToDo: [
      {
        name: 'Surfing at Butler Bay',
        description:
          'About fourteen kilometres up the road the palms open on a long pale beach. The waves come from far down the Indian Ocean, and they are cleanest in the morning, before the wind. Bring your board, wax and a spare leash, as there may be no shop. If you are learning, stay in the white water: there are currents, and rocks at low tide. Because of crocodiles ask in the village first, and keep away from creek mouths.',
        image: {
          src: '/images/activities/little-andaman-butler-bay-surf.svg',
          alt: 'A surfer drops down the green face of a wave in late gold light, forest dark along the bay',
        },
      },
      {
        name: 'A walk to the waterfalls',
        description:
          'White Surf is the nearer one. A few kilometres by car from Hut Bay, a path over streams and roots leads to a white fall on dark rock. For Whisper Wave, deeper in the forest, you need half a day, a local guide and the consent of the forest staff. Both are loud after the rains and thin by March. Wear shoes that may get wet, and carry salt against leeches. Never dive in: the pools are shallower than they look.',
        image: {
          src: '/images/activities/little-andaman-waterfall-walk.svg',
          alt: 'A couple on a rock looks up at a waterfall in deep forest, three white steps with one shaft of sun on them',
        },
      },
    ],
  },
  {
    slug: 'jolly-buoy',
    updated: '2026-11-26',
    name: 'Jolly Buoy',
    aliases: ['Mahatma Gandhi Marine National Park'],
    subtitle: 'A day trip to a coral island, with a permit',
    at: { north: 11.51, east: 92.61 },
    way: ['port-blair-and-wandoor', 'wandoor-and-jolly-buoy'],
    image: {
      src: '/images/destinations/jolly-buoy.svg',
      alt: 'From the air at noon: a round wooded islet with a collar of sand, brown reef and blue depth beyond',
    },
    description:
      'A forest hill with sand around it, off Wandoor. You go by boat, see coral for a few hours, and bring no plastic.',
    history: [
      'Jolly Buoy is a small hill of forest with sand around it, and nobody lives there. It is one of a group of islands off the south-west of South Andaman. The boat from Wandoor goes between their green shores.',
      'In 1983 these waters became a national park, now named after Mahatma Gandhi. It covers some 280 square kilometres, most of them sea: creeks, mangroves, coral, and beaches where turtles nest. Fishing and building are forbidden.',
      'To protect the reefs, two islands are open in turn. Bags are opened before boarding, and plastic is taken out, even water bottles. Bring your water in a steel bottle.',
      'The earthquake of December 2004 made this coast sink. Salt water killed the trees along the shore at Wandoor, and some grey trunks are still standing. In 2010 very warm water bleached much of the reef. Part of it has recovered, and part is rubble.',
      'The island has no café, so bring food in cloth or steel. Carry cash to Wandoor. You change from a large boat into a small one and step down into sand or shallow water. We know of no way without steps.',
    ],
    closing:
      'Keep a whole day for it: you start early and drive about an hour to Wandoor. It suits snorkellers and families with schoolchildren. Permits are limited, so tell us your day early. Do not swim at Wandoor: it is restricted because of crocodiles.',
    thingsToDo: [
      {
        name: 'Glass-bottom boat over the reef',
        description:
          'The large boats cannot come close, so small boats take you the last part of the way. Some of them have a glass floor and go round by the reef. You look down on plate corals, a sea fan and a clam that closes its shell. You see most when the sun is high. You need not know how to swim.',
        image: {
          src: '/images/activities/jolly-buoy-glass-boat.svg',
          alt: 'Heads bend over a glowing window in a boat’s floor, deep in an awning’s shade, corals green below',
        },
      },
      {
        name: 'Snorkelling along the reef edge',
        description:
          'You go in over sand, where the guide shows you. Lie flat and let the light current carry you along the edge of the reef, where shallow water falls away into blue. Small silver fish stream past, and sometimes a barracuda. Stay close to the guide, and keep your fins off the coral. A shirt protects your back from the sun.',
        image: {
          src: '/images/activities/jolly-buoy-reef-snorkelling.svg',
          alt: 'A snorkeller hangs still above staghorn coral at the drop-off while a shoal turns silver below',
        },
      },
    ],
  },
];
