import { describeTableRights } from "./describeTableRights.ts";

// One that visitors read, one that they write; inside.test tries all in SQL, everyTable.slow.test over HTTP.
describeTableRights(["projects", "contacts"]);
