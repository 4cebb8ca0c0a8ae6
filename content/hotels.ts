import type { Hotels } from './schema/trip-options';

// The hotels by class, from which visitors choose for a trip.
// All are examples: put your own and delete the line `example: true`. "npm run launch-check" lists them.
export const hotels: Hotels = {
  page: '/hotelbooking',
  // The first class is the one of the listed prices. Where a class has no hotels, such as in Diglipur, the
  // rooms are the same in every class, at the same price.
  classes: [
    {
      name: 'Standard',
      what: 'Three stars, air-conditioned, Wi-Fi',
      perNight: 0,
      hotels: [
        {
          place: 'port-blair',
          names: ['Padauk Court', 'Harbour Lamp Inn'],
          room: 'Padauk Court, above the bazaar, has a lift and twin beds if you ask; Harbour Lamp Inn, by the clock tower, has stairs. Both serve dinner.',
        },
        {
          place: 'havelock-island',
          names: ['Casuarina Rest', 'Blue Gecko Cottages'],
          room: 'All rooms are on the ground floor, and both have a café. Casuarina Rest stands under palms, five to nine minutes’ walk from the sand. Blue Gecko has hammocks, and roosters at dawn.',
        },
        {
          place: 'neil-island',
          names: ['Paddy Lane Cottages', 'Lagoon Lantern'],
          room: 'All rooms are on the ground floor, ten minutes from the sea. Paddy Lane has fields outside the door, Lagoon Lantern frogs at night. Order dinner by noon.',
        },
      ],
      example: true,
    },
    {
      name: 'Deluxe',
      what: 'A veranda or balcony, island beaches two minutes away',
      perNight: 1200,
      hotels: [
        {
          place: 'port-blair',
          names: ['Marine Hill House', 'Tern & Tide'],
          room: 'From your balcony you watch the ferries come in. Marine Hill House has a lift and dinner on the roof, Tern & Tide a small pool and stairs.',
        },
        {
          place: 'havelock-island',
          names: ['Mohwa Garden Resort', 'Seven Palms'],
          room: 'Mohwa Garden has wide beds and garden verandas, up three steps; at Seven Palms some rooms see the sea. Both are two minutes from the sand and serve dinner.',
        },
        {
          place: 'neil-island',
          names: ['Coral Fig Resort', 'Pandanus Sunrise'],
          room: 'Your veranda is on the ground floor, across a lane from the beach. Coral Fig grills the day’s fish; at Pandanus Sunrise you hear the surf.',
        },
      ],
      example: true,
    },
    {
      name: 'Luxury',
      what: 'Four stars, by the sand or the bay',
      perNight: 2900,
      hotels: [
        {
          place: 'port-blair',
          names: ['Signal Point Residency', 'Seven Banyans'],
          room: 'Both have a lift, a pool and a restaurant. At Signal Point wide windows look out on the bay; at Seven Banyans you see it from your bath.',
        },
        {
          place: 'havelock-island',
          names: ['Sandbar Pavilions', 'Tall Forest Villas'],
          room: 'Both look out to sea and serve dinner. At Sandbar Pavilions your villa is on the ground floor, by the pool; at Tall Forest Villas it’s a dozen stairs up, with an outdoor shower.',
        },
        {
          place: 'neil-island',
          names: ['The Quiet Reef', 'Starfish Meadow Villas'],
          room: 'Your villa is on the beach, on the ground floor, with dinner a few steps away: a hammock outside at The Quiet Reef, a pool at Starfish Meadow.',
        },
      ],
      example: true,
    },
  ],
};
