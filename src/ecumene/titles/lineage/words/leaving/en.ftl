# Chapter 7: leaving the game.
