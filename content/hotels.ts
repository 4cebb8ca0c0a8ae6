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
          room: 'Padauk Court stands above the bazaar and has a lift; Harbour Lamp Inn is by the clock tower and has stairs. Both serve dinner.',
        },
        {
          place: 'havelock-island',
          names: ['Casuarina Rest', 'Blue Gecko Cottages'],
          room: 'You’re on the ground floor under palms, five minutes from the sand, with dinner in the café.',
        },
        {
          place: 'neil-island',
          names: ['Paddy Lane Cottages', 'Lagoon Lantern'],
          room: 'You’re on the ground floor, ten minutes from the sea, with fields outside your door. Order dinner by noon.',
        },
      ],
      example: true,
    },
    {
      name: 'Deluxe',
      what: 'Three stars, veranda or balcony',
      perNight: 1200,
      hotels: [
        {
          place: 'port-blair',
          names: ['Marine Hill House', 'Tern & Tide'],
          room: 'From your balcony you watch the ferries come in. There’s a lift, and dinner is on the roof.',
        },
        {
          place: 'havelock-island',
          names: ['Mohwa Garden Resort', 'Seven Palms'],
          room: 'Three steps lead up to your veranda in the garden, two minutes from the sand. Dinner is served under the palms.',
        },
        {
          place: 'neil-island',
          names: ['Coral Fig Resort', 'Pandanus Sunrise'],
          room: 'Your veranda is on the ground floor, with a lane between you and the beach, and the kitchen grills the day’s fish.',
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
          room: 'Wide windows look out on the bay, and there’s a lift, a pool and a restaurant.',
        },
        {
          place: 'havelock-island',
          names: ['Sandbar Pavilions', 'Tall Forest Villas'],
          room: 'At Sandbar Pavilions your villa is on the ground floor, at Tall Forest Villas a dozen stairs up. Both look out to sea and serve dinner.',
        },
        {
          place: 'neil-island',
          names: ['The Quiet Reef', 'Starfish Meadow Villas'],
          room: 'Your villa is on the beach, on the ground floor, with a hammock outside and dinner a few steps away.',
        },
      ],
      example: true,
    },
  ],
};
