// A busy machine needs more than a second to show a page; a test that fails waits longer, one that passes does not.
require("@testing-library/dom").configure({ asyncUtilTimeout: 5000 });
jest.setTimeout(20_000);
