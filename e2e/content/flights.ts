export const flights = [{ city: 'Chennai', price: 12_000 }];
