// Longer than the limits of what a test starts, so that those speak first: preparing a directory and starting on it are three processes.
jest.setTimeout(300_000);
