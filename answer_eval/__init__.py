"""How often are the answers right, and why not?"""
