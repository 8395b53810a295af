import { describeTableRights } from "./describeTableRights.ts";
import { tableFixtures } from "./fixtures/tableFixtures.ts";

describeTableRights(Object.keys(tableFixtures));
