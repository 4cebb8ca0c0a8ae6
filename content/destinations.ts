// Two lists for the Best Places page: "Top Places To Visit" and "Offbeat Places To Visit".
// The order in each list is the order on the site, and so is the order of a place's activities.
import type { Destination, Town } from './schema/destination';

// The town with the airport: every trip begins and ends here. It has no page of its own.
export const town: Town = {
  slug: 'port-blair',
  name: 'Port Blair (Sri Vijaya Puram)',
  alsoCalled: ['Sri Vijaya Puram'],
  at: { north: 11.67, east: 92.74 },
  island: 'South Andaman',
};

export const topPlaces: Destination[] = [
  {
    slug: 'ross-island',
    updated: '2026-11-22',
    name: 'Ross Island',
    alsoCalled: ['Netaji Subhas Chandra Bose Dweep'],
    title: 'A small capital that the fig trees took back',
    at: { north: 11.675, east: 92.763 },
    image: {
      src: '/images/destinations/ross-island.svg',
      alt: 'A wooded islet with a church gable among its palms lies in a harbour mouth in rosy dawn light',
    },
    description:
      'Minutes from Port Blair’s quay: a church, a bakery and bungalows in the grip of fig roots, deer on the paths, and a hard history.',
    history: [
      'Ross Island lies in the mouth of the harbour, and a brisk walker is round it in under an hour. It was named after Daniel Ross, a marine surveyor. Since December 2018 its official name has been Netaji Subhas Chandra Bose Dweep; both names are in use.',
      'In March 1858, after the great uprising on the mainland, a ship brought some two hundred convicts to found a penal settlement. Chatham, further inside the harbour, was tried first and proved short of water, so the headquarters moved here. Men who had borne arms against the Company now felled trees so laced with creepers that, once sawn through, they would not fall. On the ground they cleared, the British set about forgetting where they were, with church bells, fresh loaves, a printing press, tennis and dances.',
      'The end came by stages. The earthquake of June 1941 shook the island, though accounts differ on how badly. In March 1942 the Japanese landed in the Andamans; their bunkers still face the sea. In the last days of 1943 Subhas Chandra Bose raised the tricolour at Port Blair, across the water. After the war the British came back only to wind things up, and nobody moved in again.',
      'The forest needed less than a lifetime. Strangler figs let down roots over the cornices, split the stairs, and now carry the walls they broke. The Navy has looked after the island since 1979 and the paths are swept. Those who earn a living from it, boatmen, guides, a tea seller or two, go home to town when the last launch does.',
    ],
    closing:
      'Two hours satisfy most people, three if you sketch. Ross makes a good first or last outing, easy for grandparents on the lower paths and exciting for children who like a ruin. Launches cross from the jetty by the town’s water sports complex in about a quarter of an hour and stay tied up in heavy weather. The island is usually closed on Wednesdays (looked up in November 2026): check before you travel.',
    activities: [
      {
        name: 'A walk through the ruins',
        description:
          'Take the brick path uphill past the bakery and its cold ovens, and keep the roofless church on the crown of the island for the end. Labels tell you which heap was a ballroom. On the far side, steps go down to open sea and a small lighthouse on a rock. Allow ninety minutes and wear shoes with tread, for moss makes old brick treacherous after a shower.',
        image: {
          src: '/images/activities/ross-island-ruins-walk.svg',
          alt: 'Roots of a giant fig pour like candle wax down a brick doorway, noon sun dappling the path',
        },
      },
      {
        name: 'Among the spotted deer',
        description:
          'The British brought chital here for sport, and the herd outlived the guns. They doze in doorways, browse on dropped fig leaves and come up to sniff at a rucksack, while a peacock complains somewhere above. Sit on a step for ten minutes and the fawns forget you. Feeding makes them pushy and ill; stags in full antler deserve a few metres, and toddlers a firm hand.',
        image: {
          src: '/images/activities/ross-island-deer.svg',
          alt: 'A stag with spotted flanks stands on mossy steps in late gold light, the sea showing between palms',
        },
      },
    ],
  },
  {
    slug: 'havelock-island',
    updated: '2026-11-22',
    name: 'Havelock Island (Swaraj Dweep)',
    alsoCalled: ['Swaraj Dweep'],
    title: 'Tall forest, rice fields and beaches that go by number',
    at: { north: 11.98, east: 92.98 },
    island: 'Havelock Island (Swaraj Dweep)',
    image: {
      src: '/images/destinations/havelock-island.svg',
      alt: 'Giant trees stand behind a white beach at high noon, a couple on the sand, two dive boats at anchor',
    },
    description:
      'The largest island of Ritchie’s Archipelago: Radhanagar’s western sand, coral off Elephant Beach, dive boats at dawn, and villages that still farm.',
    history: [
      'Two names, two histories. “Havelock” honours Sir Henry Havelock, a British general remembered for the fighting at Lucknow in 1857. The official name, in force since December 2018, means the island of self-rule and recalls Subhas Chandra Bose, who in 1943 chose Shaheed for the Andamans and Swaraj for the Nicobars. A ferry ticket may print either, or both with a bracket in between.',
      'This is the biggest island of Ritchie’s Archipelago, the loose chain east of South Andaman, and most of it is forest to this day. There were no fields until the 1950s, when families uprooted from East Bengal were given land here. They cleared the level ground for rice, areca and coconut, and named their villages after Krishna and his circle: Govinda Nagar, Shyam Nagar, Radha Nagar. The beaches got numbers instead. Older drivers still say Number 7 when they mean Radhanagar.',
      'Timber was the other work. Elephants dragged logs down to the shore, and one of them, Rajan, stayed on after the felling had stopped. He became known for swimming in the sea with his trunk up, was filmed from below more than once, and died in 2016. Elephant Beach keeps the memory of the herd.',
      'Nowadays the day begins with the first boats. Instructors wheel out tanks, cooks go down to meet the fishermen, scooters wait in rows; by nine at night the lanes are quiet. Farming carries on behind the resorts, and the bazaar at Number 3, where the islanders shop, sells gourds and bangles next to snorkels.',
    ],
    closing:
      'Stay three nights if you can: one day for reef or dive, one for sand, one against the weather. Divers, couples and first-time visitors are happiest here, while seekers of solitude will have to walk further along the beach. Private ferries need about 90 to 150 minutes from Port Blair. The sea is usually calmest from January to April. From June to September sailings may be cancelled at short notice, and cyclones can stop the ferries in November and December too.',
    activities: [
      {
        name: 'Sunset at Radhanagar',
        description:
          'Leave your room by three. Under the sea mahua trees one can wait in shade for the sun to sink. The beach shelves faster than it looks; flags and lifeguards decide. Towards evening the sand, a good two kilometres of it, turns from straw to copper. A cloth, a torch and something against sandflies are all you need. In December it is dark by half past five, so dinner can be early.',
        image: {
          src: '/images/activities/havelock-radhanagar-sunset.svg',
          alt: 'Footprints on wet sand lead to a woman and a dog at the sea’s edge before a red sun half sunk in the sea',
        },
      },
      {
        name: 'Snorkelling at Elephant Beach',
        description:
          'Go with an early boat, before the big groups fill the bay. The ride takes 20 to 30 minutes; on foot it is about 1.8 km through the forest, 40 to 45 minutes, impassable at high tide. You float out from the sand, and within a minute there may be a moray, a giant clam, parrotfish crunching. Warm years have bleached part of the coral, which is growing back in patches, so keep your fins level. Boats usually stop in the early afternoon, and often do not run at all from June to September.',
        image: {
          src: '/images/activities/havelock-elephant-beach-snorkelling.svg',
          alt: 'Half above, half below: a snorkeller floats over blue-lipped clams in mid-morning, fallen trunks ashore behind',
        },
      },
      {
        name: 'A first scuba dive',
        description:
          'Tanks clink on deck before seven, while the water is still calm. Beginners practise in the shallows, then sink beside an instructor in small steps: pinch the nose, blow, go down a little, wait. A try-dive goes to 12 m (40 ft) at most; it is open from age ten and begins with a health form. Down there red has faded and all is blue, until somebody lights a torch and the rock turns orange. It takes a morning. With a blocked nose you stay ashore, and after diving you wait 18 to 24 hours before a flight.',
        image: {
          src: '/images/activities/havelock-scuba-dive.svg',
          alt: 'A diver’s torch wakes orange sea fans on a rock wall in the deep blue, small silver fish overhead',
        },
      },
      {
        name: 'Sunrise at Kalapathar',
        description:
          'A driver at half past four sounds like a joke, and by five you are glad of him. The road down the east coast ends near a strip of sand set with dark boulders, which named the place: kala pathar, black stone. First there is a grey line, then violet, then gold. Low tide bares too much rock for a swim.',
        image: {
          src: '/images/activities/havelock-kalapathar-sunrise.svg',
          alt: 'Black boulders in a pink tide as the sun comes up, a small fishing boat crossing its track',
        },
      },
      {
        name: 'By kayak into the mangroves',
        description:
          'Push off an hour before high water and the current does half the work. After two bends the beach is out of earshot, and what remains is dripping, clicking and the plop of a mudskipper. The guide shows which root breathes and which one props. Salt-water crocodiles live in Andaman creeks, so nobody trails a hand or paddles ahead. Reckon with two hours, a wet seat and stiff shoulders the day after.',
        image: {
          src: '/images/activities/havelock-mangrove-kayak.svg',
          alt: 'A red kayak noses between stilt roots in deep green shade, a kingfisher on the branch ahead',
        },
      },
    ],
  },
  {
    slug: 'neil-island',
    updated: '2026-11-22',
    name: 'Neil Island (Shaheed Dweep)',
    alsoCalled: ['Shaheed Dweep'],
    title: 'Vegetable plots, five villages and a tide table',
    at: { north: 11.83, east: 93.04 },
    island: 'Neil Island (Shaheed Dweep)',
    image: {
      src: '/images/destinations/neil-island.svg',
      alt: 'Rows of vegetables and leaning palms run down to turquoise shallows in clear early morning light',
    },
    description:
      'A flat, quiet farming island 37 km from Port Blair, with a rock arch, a coral lagoon, and dawn and dusk a short ride apart.',
    history: [
      'Brinjal, bitter gourd, spinach, bananas: a good part of what Port Blair cooks has crossed the sea from here in sacks. Neil is flat by the standards of Ritchie’s Archipelago, and nearly all of it was turned into fields; what forest is left stands mostly in the north-west. A few narrow roads join the villages, and on all of them the cow has right of way.',
      'Settlers came in the 1960s, most of them families from East Pakistan who had lost house and land. Four of their five villages are named from the Ramayana: Ramnagar, Sitapur, Bharatpur and Laxmanpur, so that Rama, his wife and two loyal brothers share an island about five kilometres across. The fifth, Neil Kendra, has the jetty and the bazaar.',
      'The English name recalls James Neill, an officer whose reprisals in 1857 were harsh even for that war; he was killed at Lucknow the same year. On the maps he lost an l, and in December 2018 he lost the island. Its official name now means the martyrs’ island and takes up a word that Subhas Chandra Bose had given to the Andamans in 1943. In the market people go on saying Neil without a thought for the brigadier.',
      'Farming still pays for many a kitchen here. Tourism came in small pieces: two rooms behind the house, a bicycle for hire, a boat with a pane in its floor. Many shops doze through the noon heat. Cash machines are few and the internet is slow, and after dark there are stars, a temple loudspeaker on feast days, and the pumps out in the fields.',
    ],
    closing:
      'One night is the least and two are right, because the tide then offers you the arch at a decent hour and you get a shore for the evening and another for the morning. Families with small children do well here, as does anybody who is simply tired. Some sailings over the 37 km from Port Blair are direct, others go by Havelock. Between June and September count on no boat, and cyclones can stop the ferries in November and December too.',
    activities: [
      {
        name: 'The natural rock arch',
        description:
          'Low water makes the appointment. The way starts behind the stalls near Laxmanpur and soon exchanges sand for bare reef, knobbly and slick, where local guides know the firm stones. Then comes the rock, hollowed from both sides, with bushes on top. An hour there and back is fair. Strap your sandals, carry water, and be off the slabs before the flood.',
        image: {
          src: '/images/activities/neil-natural-rock-arch.svg',
          alt: 'A couple stands in a natural arch of rock before a low sun that turns the pools to copper',
        },
      },
      {
        name: 'Glass-bottom boat at Bharatpur',
        description:
          'A few minutes from the jetty on foot, the lagoon is so shallow that boats are pushed out by hand. Then the pane below you fills with staghorn coral, black urchins, a sea cucumber, with luck a small ray on the sand. Grandmothers in saris see as much as swimmers do. Rides are short; fix the minutes and the price before you wade out. Wind or a very low tide keeps everybody ashore.',
        image: {
          src: '/images/activities/neil-bharatpur-glass-boat.svg',
          alt: 'A family under a boat’s white awning points and looks down, the boat’s shadow below on turquoise water',
        },
      },
      {
        name: 'Evening at Laxmanpur',
        description:
          'Broken shell covers this long western spit, so the sand crunches. Leave the shells to the hermit crabs: taking coral, shells or sand is an offence. Cycle out by half past three, pass the last coconut seller, and go on to the point, with Havelock a dark bar in the north. The sun leaves straight into the sea. Rock lies close under the surface: paddle here, swim at Bharatpur. Bring a lamp for the lane home.',
        image: {
          src: '/images/activities/neil-laxmanpur-sunset.svg',
          alt: 'A hermit crab crosses a shell beach under a violet sky, a man and a child walk far off along the water',
        },
      },
      {
        name: 'Daybreak at Sitapur',
        description:
          'At the eastern end, about five kilometres from the jetty, the road just stops, and there is the beach. Surf has gnawed the limestone into low overhangs. Stay out from under them, because blocks come down, and watch the hour, because the rising tide takes most of the sand. Light arrives fast and pink. By seven you may be back at breakfast.',
        image: {
          src: '/images/activities/neil-sitapur-sunrise.svg',
          alt: 'Limestone cliffs glow pink as the first sun clears the horizon, a mother and a child on the narrow beach',
        },
      },
      {
        name: 'Round the island by bicycle',
        description:
          'No beach is more than half an hour’s pedalling from the bazaar, and hardly anything on the way is steep. Try the brakes before you hire, then go early, while the lanes smell of wet earth and somebody is watering gourds out of a tin. You pass haystacks, a pond with lotus, a school reciting. Lorries are rare but hurried: keep left and ring at bends. A lock, water and a plaster fit the basket.',
        image: {
          src: '/images/activities/neil-cycling.svg',
          alt: 'A cyclist rides a wet lane between banana leaves under a heavy monsoon sky, puddles shining',
        },
      },
    ],
  },
  {
    slug: 'baratang',
    updated: '2026-11-22',
    name: 'Baratang',
    title: 'Mangrove creeks, dripping limestone and mud that breathes',
    at: { north: 12.12, east: 92.79 },
    island: 'Baratang',
    image: {
      src: '/images/destinations/baratang.svg',
      alt: 'A flat vehicle ferry crosses a wide strait between mangrove shores under slate-grey rain cloud',
    },
    description:
      'A long day north of Port Blair: an escorted road, a boat among mangroves, a walk to a limestone cave, and a small grey volcano of mud.',
    history: [
      'On the map the big Andaman islands lie end to end, and Baratang comes between two of them. Narrow straits part it from South Andaman below and from Middle Andaman above. Its hills are wooded, its edges mangrove, and the line between land and water moves by the hour.',
      'The limestone began as sea floor, made of corals and shells; later it was lifted, and rain has been hollowing it since. Mud does something odder. Gas from buried, rotting matter pushes up through wet clay and builds cones of a few feet, which people here call jalki. They are cool, grey and mostly sleepy. Now and then one of them wakes with a bang, and then visitors are kept away until it has calmed down.',
      'Trees brought people here to work. Labourers from the mainland felled padauk and gurjan, took the logs out by water, and many of them stayed to plough. Then the Andaman Trunk Road came through, and with it the day visitors. Families now grow rice and areca, fish, run the cave boats, and cook lunch for guests who got up at two in the morning.',
      'About that road there is a law. Some 49 km of it, about 90 minutes, run through a tribal reserve, and vehicles pass only in escorted convoys at fixed hours: no stopping, no photographs, nothing given. The first gate at Jirkatang is usually about six in the morning and the last in the early afternoon, so one leaves town about three. Beyond the reserve a vehicle ferry crosses Middle Strait, where a bridge is being built. No exception can be bought. We take guests along on these terms, or not at all.',
    ],
    closing:
      'A day trip takes twelve hours or more. Sure-footed, patient people enjoy it, and children from about eight; bad backs and babies are better off on a beach. A night in one of the few plain rooms at Baratang makes everything gentler. Paths are driest from January to April. The caves are usually closed on Mondays, according to an older source, and rain or an official order can shut road, creek or cave: check before you travel.',
    activities: [
      {
        name: 'Boat through the mangrove creek',
        description:
          'Life jackets are buckled, elbows drawn in. The boat runs along a broad strait, then swings into a gap that you had taken for solid leaves. The engine sinks to a mutter, the air cools, and roots stand in the water on both sides. On the mud, fiddler crabs wave one large claw. Salt-water crocodiles live in these creeks: keep your hands in the boat. Sit forward for the view, in the middle to stay dry.',
        image: {
          src: '/images/activities/baratang-mangrove-boat.svg',
          alt: 'Mist lies on a creek at first light, six people in life jackets in an open boat between mangroves',
        },
      },
      {
        name: 'Walk to the limestone cave',
        description:
          'From the landing stage the path runs for a little over a kilometre by boardwalk, paddy and forest, usually with lime juice for sale on the way. The cave is a tall cleft, lit by your own torch: ribbed curtains, pale teeth, a drip down the neck. Guides find animals in the stone. Look without touching, for skin grease stops its growth. Closed shoes, a hat for the fields, about ninety minutes in all.',
        image: {
          src: '/images/activities/baratang-limestone-cave.svg',
          alt: 'One lantern lights ribbed curtains of stone and a still pool in the dark of a tall cave',
        },
      },
      {
        name: 'The mud volcano',
        description:
          'Expect modesty. A short drive from the jetty and a climb on steps bring you to a fenced clearing of cracked clay, in which craters the size of a soup plate swell, hold their breath and plop. Children and geologists are equally pleased, everyone else needs ten minutes. The gate is shut whenever the mud turns lively, so ask us again in the week of your trip.',
        image: {
          src: '/images/activities/baratang-mud-volcano.svg',
          alt: 'A low cone of cracked grey mud bubbles in a forest clearing under a white midday sky',
        },
      },
    ],
  },
  {
    slug: 'diglipur',
    updated: '2026-11-22',
    name: 'Diglipur',
    title: 'The far north: a peak, a sandbar and turtles',
    at: { north: 13.25, east: 92.98 },
    island: 'Great Andaman: North and Middle',
    image: {
      src: '/images/destinations/diglipur.svg',
      alt: 'A saddle-shaped mountain rises blue above flooded paddy fields at sunrise, an egret in front',
    },
    description:
      'At the end of the trunk road, below the 732 m of Saddle Peak: paddy, a fishing harbour, the twin islands Ross and Smith, and turtles at Kalipur.',
    history: [
      'First, the distance. Some 300 km of road, a vehicle ferry and a good ten hours lie between Port Blair and Diglipur, the last sizeable town of the Andamans. Around it spread paddy fields, which surprise whoever expected only jungle, and above them stands Saddle Peak, 732 metres high, which no other hill in the Andamans tops. The Kalpong, a proper river with a small power station, comes down from its slopes.',
      'The British arrived early and left fast. In 1792 they moved their young settlement from what is now Port Blair to a large natural harbour on this coast, and took the name Port Cornwallis along. Fever emptied it, and by 1796 it was given up. In 1824 the fleet for the first war with Burma gathered in the same bay and then sailed off; little of all this remains to be seen.',
      'Those who stayed came after Independence: refugee families from East Bengal, who were given land with the forest still standing on it. Their grandchildren grow rice, areca and vegetables, and the talk at the market is Bengali. Aerial Bay, a few kilometres off, is the fishing harbour and the jetty for the islands.',
      'The earthquake of December 2004 lifted parts of this northern coast, so that reef which had always been under water now stands dry. Otherwise change is slow. Turtles climb the grey sand at Kalipur as they did before anyone counted them, and off Aerial Bay the sea draws a line of sand from one island to the next and rubs it out again.',
    ],
    closing:
      'Do not come for fewer than two nights; a third lets your back recover. Walkers, turtle watchers and people content with a plain room get the most from Diglipur. December to March is the season, with drier paths and fresh nests. The road includes the escorted stretch through the reserve, and by car one breaks the journey at Rangat; there are public buses and now and then a government ship. Ask us what runs in your week.',
    activities: [
      {
        name: 'The sandbar of Ross and Smith',
        description:
          'Boats leave Aerial Bay once the forest office has entered your name, for a crossing of roughly half an hour. Two green humps come nearer and between them, if the tide is out, a bow of sand with waves arriving from both sides, so that you stand with a foot in either sea. This Ross has no ruins. There is shade and next to nothing to eat: bring lunch in tins, take every scrap back, and obey the boatman’s watch.',
        image: {
          src: '/images/activities/diglipur-ross-and-smith-sandbar.svg',
          alt: 'Two walkers on a thread of white sand between twin green islands at noon, sea on either hand',
        },
      },
      {
        name: 'Up Saddle Peak',
        description:
          'Some eight kilometres each way: first along the stony shore from Lamia Bay, then up, steeply, under dripping forest. Begin at first light with a guide and the forest staff’s permission, three litres of water apiece and socks that leeches cannot get through. Seven or eight hours are normal. Cloud likes the top; without it, the coast curls away below in both directions. Turn round by eleven wherever you are.',
        image: {
          src: '/images/activities/diglipur-saddle-peak-trek.svg',
          alt: 'Three hikers climb a trail towards the twin green humps of Saddle Peak, sun and coast far below',
        },
      },
      {
        name: 'Turtle nights at Kalipur',
        description:
          'From about December to March, if the forest staff agree, you wait with them in the dark, on cold sand, in whispers. A broad shape may heave itself out of the surf, or there are only ghost crabs until you give up. No lamp, no flash, and drones stay at home. When a hatchery nest has opened, which goes on until about April, the staff choose the hour of release, and guests watch from where they are put.',
        image: {
          src: '/images/activities/diglipur-kalipur-turtles.svg',
          alt: 'Turtle hatchlings scurry over dark sand towards a moonlit line of surf, hills black behind',
        },
      },
    ],
  },
  {
    slug: 'rangat',
    updated: '2026-11-22',
    name: 'Rangat',
    title: 'A half-way town with a boardwalk into the mangroves',
    at: { north: 12.5, east: 92.92 },
    island: 'Great Andaman: North and Middle',
    image: {
      src: '/images/destinations/rangat.svg',
      alt: 'A country bus with lit windows rounds a bend between rice fields and jungle hills at dusk',
    },
    description:
      'Middle Andaman’s market town, where the road north draws breath: some 700 metres of mangrove walkway, a driftwood beach, boats to Long Island.',
    history: [
      'Buses halt at Rangat because drivers get hungry. The town lies on Middle Andaman, about 170 km by road from Port Blair and a little over half-way to the far north. For most travellers it is a plate of rice, a bed, and a horn at dawn. That is a pity, since its coast has long empty sands, and mangroves one can walk into with dry feet.',
      'Stand in the bazaar and listen. Bengali came with refugee families in the years after Partition; Tamil, Telugu and Malayalam came with later settlers and workers; Hindi is what they bargain in. Several villages round about bear names out of the Ramayana, Panchavati and Dasarathpur among them. The land was cleared by hand, a few acres to a family, with elephants for the trunks that no rope would shift.',
      'From the hills everything drains into creeks, and the creeks are lined with mangroves. For a long time people thought of them as waste. In December 2004 such belts of trees took some of the force out of the waves, and they have been looked at differently since. At Dhani Nallah, some 20 km north of the town, foresters laid a wooden walkway of about 700 metres among them. Dhani is the local word for a stemless palm of the mud, whose leaves have roofed many a house here.',
      'Rice, areca, fish and passing traffic feed the place. In the cool months turtles nest on the sand of Cuthbert Bay under the foresters’ eyes, and from Yerrata, a short drive off, the small ferry leaves for Long Island. Town life peaks at about six, when the vegetable sellers switch on their bulbs.',
    ],
    closing:
      'A night on the way up or down will do, two if you like birds and a beach to yourself. Rangat is for independent people, and for everyone who would rather not sit in a car all the way to Diglipur at one go; gourmets may find the evening long. The road from Port Blair includes the escorted stretch, hence the early alarm. January to April is driest, and just after the rains is greenest.',
    activities: [
      {
        name: 'Dhani Nallah mangrove walkway',
        description:
          'The planks run for some 700 metres above mud that is never silent: shrimps snap, crabs tick, something slides. Labels name the trees, one breathing through knees, another through upright roots. At the end lies a long beach, a turtle shore in season, better walked than swum, as salt-water crocodiles live in the creeks. An hour is enough; choose the morning and bring repellent. Where boards are slimy or roped off, believe the rope.',
        image: {
          src: '/images/activities/rangat-dhani-nallah-walkway.svg',
          alt: 'A plank walkway on stilts winds through mangrove stems towards a bright strip of noonday sea',
        },
      },
      {
        name: 'Morning at Amkunj beach',
        description:
          'About eight kilometres out of town the road comes down to a cove of coarse sand and flat rock. Foresters have built benches and shelters out of drifted logs, and it is the kind of beach where a family unpacks six tins and stays till noon. Gobies dart in the pools, and calm days are good for wading. Do not rely on finding a stall. The sun rises straight from the sea, for those who manage it.',
        image: {
          src: '/images/activities/rangat-amkunj-beach.svg',
          alt: 'A thatched shelter and a bench of drift logs face a cove of flat rocks and pools at a yellow dawn',
        },
      },
    ],
  },
  {
    slug: 'northbay',
    updated: '2026-11-22',
    name: 'Northbay',
    title: 'The view from the old twenty-rupee note',
    at: { north: 11.7, east: 92.75 },
    island: 'South Andaman',
    image: {
      src: '/images/destinations/northbay.svg',
      alt: 'Coconut palms climb a point to a banded lighthouse under tall noon clouds, boats on jade water',
    },
    description:
      'Across the harbour from Port Blair: a lighthouse on a green point, coral a few steps from the sand, and every way of looking at it.',
    history: [
      'For years people all over India carried North Bay about in a pocket. The red twenty-rupee note showed palms, a bay and a lighthouse on a point, as one sees them from the heights of Mount Harriet. The newer note has Ellora instead, but the old ones are still about, and some guides keep a worn specimen for comparison.',
      'People call it an island because they come by boat. It is in fact a bay of South Andaman, the northern lip of the harbour, and Ross Island lies opposite. The hills above belong to the national park of Mount Harriet, which since 2021 has been called Mount Manipur, after the king and nobles of Manipur who were banished there when they had lost their war of 1891.',
      'Further in along the same shore is Hope Town. On 8 February 1872 the Viceroy, Lord Mayo, went up Mount Harriet to see the sunset. At the jetty, in the dark, a convict named Sher Ali Afridi rushed out with a knife and killed him; he was hanged on Viper Island a month later. No other Viceroy of India was ever assassinated in office.',
      'After that the shore stayed quiet for a century, with coconuts, a lighthouse and fishermen. Day trips changed it. The strip of sand now has changing huts, a helmet platform, boats with windows and stalls that fry the morning’s catch, and a good many people cross from town each day to earn their living on it. Very warm seas, those of 2010 above all, bleached much of the coral. What grows today is partly young, and whoever stands on it sets it back by years.',
    ],
    closing:
      'Half a day is plenty, and Ross Island fills the other half (usually closed on Wednesdays: check before you travel). North Bay suits families, non-swimmers and visitors without time for Havelock; lovers of silence should take the very first launch or go elsewhere. Boats set out from Port Blair’s Aberdeen side and are back by early afternoon. Water is usually clearest from January to April. Ask beforehand what happens to your money if a swell cancels the day.',
    activities: [
      {
        name: 'Snorkelling over the coral',
        description:
          'Wade in exactly where the guide does, as urchins like the same shallows. The first metres are rubble; then come round coral heads, anemones, and damselfish that defend a square foot of weed. Taking coral, shells or sand is an offence. What is usually sold is a short float with a ring and a guide, and a longer one can be asked for. After rain you may see no further than your arm, and may decline on the spot.',
        image: {
          src: '/images/activities/northbay-coral-snorkelling.svg',
          alt: 'Striped sergeant majors swirl round a snorkeller’s fins over round corals in sunlit green water',
        },
      },
      {
        name: 'The walk up to the lighthouse',
        description:
          'Behind the stalls a path goes up through coconut palms, then through forest, and half an hour later your shirt is wet and the harbour lies below you: Ross, the town’s roofs, ferries with their wakes. Whether one may climb the tower itself depends on its keepers and the weekday, so enquire at the beach before you start. Carry water and leave a margin for the last boat.',
        image: {
          src: '/images/activities/northbay-lighthouse-walk.svg',
          alt: 'Steep steps lead through forest to a lighthouse gallery, the harbour misty blue in the early morning',
        },
      },
      {
        name: 'A sea walk with a helmet',
        description:
          'From a platform moored off the beach you go down a ladder until only your head is dry. Then a helmet with windows comes down over it, and under water it weighs next to nothing. You shuffle along a rail on the sand, fish peer in, your spectacles stay on. Colds, bad ears, weak hearts and pregnancy rule it out; the form says so, and it ought to be read.',
        image: {
          src: '/images/activities/northbay-sea-walk.svg',
          alt: 'A woman and a man in domed helmets walk hand in hand along a rail on the sea bed, bubbles rising',
        },
      },
    ],
  },
];

export const offbeatPlaces: Destination[] = [
  {
    slug: 'long-island',
    updated: '2026-11-22',
    name: 'Long Island',
    title: 'One village, no cars, and nothing to tick off',
    at: { north: 12.37, east: 92.92 },
    island: 'Long Island',
    image: {
      src: '/images/destinations/long-island.svg',
      alt: 'A hammock hangs at the edge of an empty white bay at daybreak, a forest path ending beside it',
    },
    description:
      'A forest island between Middle Andaman and Havelock: one village, a footpath to Lalaji Bay, and no list of activities at all.',
    history: [
      'Nothing on Long Island is sold by the half hour. There is no jet ski, no glass boat, no viewpoint with a railing. You will find one village beside the jetty, a handful of motorbikes, no cars, and a lane on which goats take their siesta. We have put no activities on this page, and that is meant as a recommendation.',
      'It was not always so still. Timber made the place: the forest was worked, a plywood factory stood near the jetty, and wages drew families from several corners of the mainland. When felling was curbed and the factory closed, many of them left. Their wooden houses remain, some lived in, others with a tree growing through the porch, and the woods have closed over the old logging tracks.',
      'Those who stayed fish, tend vegetables and coconut palms, and take what work the jetty offers. There is a school, a health centre, a few shops, tea, and rice with whatever was caught. Towards evening the lane fills with volleyball, radios and the smell of frying. Someone asks where you come from and remembers it the next day.',
      'Lalaji Bay lies about six kilometres from the jetty by a footpath under trees, an hour and a half to two hours on foot, and muddy after rain. When the sea is flat a boatman may take you round instead. At the end is a white crescent with drifted trunks, hermit crabs and, most mornings, nobody. It has no kiosk and no lifeguard, so food, water and caution come along with you.',
    ],
    closing:
      'Give it three nights or leave it out, because the first is spent listening for traffic. Readers, hammock owners and couples who get on with each other are its natural guests. A small ferry comes from Yerrata near Rangat through mangrove creeks, and on some days a government ship from Port Blair by way of Havelock. Sailings shift, so keep slack at both ends. January to April is usually the calmest time; cash and a torch are essential.',
    activities: [],
  },
  {
    slug: 'little-andaman',
    updated: '2026-11-22',
    name: 'Little Andaman',
    title: 'Waves, waterfalls and a long ship’s ride south',
    at: { north: 10.59, east: 92.54 },
    island: 'Little Andaman',
    image: {
      src: '/images/destinations/little-andaman.svg',
      alt: 'A long wave peels along a wild palm beach under dark monsoon cloud, spray blown back off its crest',
    },
    description:
      'Some 120 km south of Port Blair: one coast road, long beaches, surf at Butler Bay, and waterfalls that are loudest after the rains.',
    history: [
      'Beyond Duncan Passage, some 120 km from Port Blair, lies the last large island of the Andamans. Little Andaman is little only beside its northern neighbours: low, broad, wooded, with surf along its edges. South of it begins the Ten Degree Channel, and on the far side of that lie the Nicobars. What visitors may see is a strip of the east coast, from the jetty at Hut Bay northwards. The rest is closed by law.',
      'The strip was settled late. From about 1970 families from East Pakistan, and others after them, received plots cut out of the forest, and addresses still go by distance: people live at eleven kilometre, or at sixteen. In the same decade the government planted red oil palm in long straight rows. A court order of 2002 curbed felling and called for an end to such plantations. Ageing palms still stand in their lines, creepers up to the neck.',
      'On 26 December 2004 the tsunami came in over Hut Bay. It took lives, houses and a part of the breakwater, and much of the town one sees has been built since. Older people can point to the higher ground they ran to. Listen if the story is offered, and do not press for it.',
      'Livelihoods are plain ones now: coconut, areca, bananas, vegetables, fish sent to Port Blair, a post with the government. Surfers have been coming since the late 1990s and have never become many, for the ship sees to that. There are simple rooms, a bazaar and a bus along the road, and wherever you sleep you hear the sea.',
    ],
    closing:
      'Allow five days at least, and think of two of them as belonging to the ship. From Port Blair the voyage lasts roughly six to nine hours, by day or overnight, and in bad weather it does not take place. Surfers with boards of their own, walkers, and anyone who can laugh at a lost day should come. Waves build from about March; waterfalls are fullest in the rains and the months just after.',
    activities: [
      {
        name: 'Surfing at Butler Bay',
        description:
          'Some fourteen kilometres up the road the palms open on a long pale beach, where swell from far down the Indian Ocean ends its journey. Mornings are cleanest, before the breeze. Bring board, wax and a spare leash, as there may be no shop, and keep to the white water if you are learning, because currents pull and rocks show at low tide. Ask in the village about crocodiles and avoid creek mouths.',
        image: {
          src: '/images/activities/little-andaman-butler-bay-surf.svg',
          alt: 'A surfer drops down the green face of a wave in late gold light, forest dark along the bay',
        },
      },
      {
        name: 'A walk to the waterfalls',
        description:
          'White Surf is the near one: a few kilometres from Hut Bay on wheels, then a path over creeks and roots to a white fan on dark rock. Whisper Wave lies deeper in the forest and takes half a day, a local guide and the foresters’ consent. Both roar after the rains and dwindle by March. Wear shoes that drain, carry salt against leeches, and never dive: the pools are shallower than they look.',
        image: {
          src: '/images/activities/little-andaman-waterfall-walk.svg',
          alt: 'A couple on a rock looks up at a waterfall in deep forest, three white steps with one shaft of sun on them',
        },
      },
    ],
  },
  {
    slug: 'jolly-buoy',
    updated: '2026-11-22',
    name: 'Jolly Buoy',
    alsoCalled: ['Mahatma Gandhi Marine National Park'],
    title: 'An island where nobody stays the night',
    at: { north: 11.51, east: 92.61 },
    side: 'south-west',
    image: {
      src: '/images/destinations/jolly-buoy.svg',
      alt: 'From the air at noon: a round wooded islet with a collar of sand, brown reef and blue depth beyond',
    },
    description:
      'Inside the marine national park off Wandoor: a permit, a boat through creeks, a few hours over living coral, and not a scrap of plastic.',
    history: [
      'Jolly Buoy is a hump of forest with a collar of sand, easily overlooked on the chart, and nobody lives on it. Its neighbours off the south-west of South Andaman sound like a ship’s crew: Snob, Grub, Chester, Pluto, Red Skin. They belong to the Labyrinth Islands, and from the deck one understands why. Creeks open and close between green walls until no passenger could point back to the jetty.',
      'In 1983 these waters became a national park, today named after Mahatma Gandhi: some 280 square kilometres, most of them wet. Parks in India had until then been mainly about forest and big game. This one was drawn round creeks, mangroves, coral and the beaches where turtles nest. Fishing and building are forbidden inside it. At Wandoor, where the boats lie, crews, guides and cooks live from people who come for a day and go again.',
      'To keep it so, the island gets its rests. Jolly Buoy is usually open from about 1 November to 15 May and Red Skin from 16 May on, only a limited number may cross, and before boarding bags are opened and plastic is taken out, down to the water bottle. PET bottles under two litres are banned in the islands in any case, so carry your drink in steel. What goes over in your bag has to come back in it.',
      'Other troubles cannot be stopped at a jetty. When the earthquake of December 2004 let this part of South Andaman sink, salt killed the trees along the shore at Wandoor, and some grey trunks are standing yet. In 2010 overheated water whitened much of the reef. Part of it has recovered and part is rubble under weed; a good guide shows you both, and the young branches, finger-long, with pale tips where they grow.',
    ],
    closing:
      'Keep a whole day for it: an early start, about an hour by car to Wandoor, a boat at about nine, roughly another hour on the water, some two and a half hours ashore. Snorkellers and families with schoolchildren love it, provided that nobody needs a café, for there is none. Permits carry your name and are limited, so send us your details well ahead. Both islands are usually closed on Mondays (looked up in November 2026): check before you travel. At Wandoor itself swimming is restricted, as salt-water crocodiles live in the creeks.',
    activities: [
      {
        name: 'Glass-bottom boat over the reef',
        description:
          'The big boats stay off, so the last stretch is made in small ones with a window in the floor, and some of them go round by the reef. You look down on plate corals in stacks, a sea fan, a clam closing its mouth. High sun is best, and a hat held over the pane takes away the glare. Non-swimmers have the best seats in the park.',
        image: {
          src: '/images/activities/jolly-buoy-glass-boat.svg',
          alt: 'Heads bend over a glowing window in a boat’s floor, deep in an awning’s shade, corals green below',
        },
      },
      {
        name: 'Snorkelling along the reef edge',
        description:
          'Drifting is the whole art. You enter over sand where the guide points, lie flat, and let the slight current carry you along the edge, where chest-deep water falls away into blue. Fusiliers pour past; a barracuda may hang at the side, minding its own affairs. Forty minutes later you are cooler than you feel. A mask of your own fits better than a hired one, and a shirt replaces the cream.',
        image: {
          src: '/images/activities/jolly-buoy-reef-snorkelling.svg',
          alt: 'A snorkeller hangs still above staghorn coral at the drop-off while a shoal turns silver below',
        },
      },
    ],
  },
];
