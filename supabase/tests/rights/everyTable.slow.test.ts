import { describeTableRights } from "./describeTableRights.ts";
import { tableFixtures } from "./fixtures/tableFixtures.ts";

// Rows that no request deletes cannot be put back over HTTP.
describeTableRights(Object.keys(tableFixtures).filter((table) => !tableFixtures[table]?.isKept));
