// Longer than the time limits of the backends that a test starts, so that their own messages come first.
jest.setTimeout(300_000);
