// A backend starts in seconds, not in the five that Jest allows.
jest.setTimeout(60_000);
