"""The command `pentapolis`: one module for each of its commands, which is loaded when it is called."""
