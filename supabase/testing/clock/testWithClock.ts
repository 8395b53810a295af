/** A test that moves the clock, which a PostgreSQL server takes from its machine. */
export const testWithClock = process.env.TEST_POSTGRES_URL === undefined ? test : test.skip;
