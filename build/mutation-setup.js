/** A mutant is held against every test that reaches it: properties run short here, and always with the same seed. */
require("fast-check").configureGlobal({ seed: 4203, interruptAfterTimeLimit: 500, endOnFailure: true });
